import * as v from 'valibot';
import { statesPath } from './scenarioRoutes.ts';

/** Thrown when no mock can be put into the state; says why in one sentence. */
export class NoStateError extends Error {
  override name = 'NoStateError';
}

const Listed = v.object({ states: v.array(v.object({ name: v.string(), says: v.string() })) });

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a mock of this machine may answer: as it was told in the environment, or at its usual ports. */
const usualPlaces = ({ PORT, MOCK_PORT }: Environment): string[] => {
  const told = [PORT, MOCK_PORT].filter((port) => port !== undefined && port !== '');
  return (told.length > 0 ? told : ['4173', '4000']).map((port) => `http://localhost:${port}`);
};

/** `fetch` rejects with a TypeError whenever it gets no answer, for whichever of many reasons; not when time is up. */
const isNobodyThere = (problem: unknown): boolean => problem instanceof TypeError;

const ask = async (url: string, state?: string): Promise<Response | undefined> => {
  try {
    return await fetch(new URL(statesPath, url), {
      ...(state !== undefined && {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state }),
      }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (problem) {
    if (isNobodyThere(problem)) return undefined;
    throw new NoStateError(`${url} does not answer.`);
  }
};

const isOurs = async (response: Response): Promise<boolean> => {
  const told: unknown = await response.json().catch(() => undefined);
  return response.ok && v.is(Listed, told);
};

/**
 * Puts the first mock that answers into a state, and resolves with where that is.
 * Throws a NoStateError when there is none, or it is no mock, or one that other machines reach.
 *
 * @param url the one that is meant; absent: whichever answers at the ports of the environment, or the usual ones
 */
export const wishForState = async (
  state: string,
  url: string | undefined,
  environment: Environment,
): Promise<string> => {
  const places = url === undefined ? usualPlaces(environment) : [url];
  for (const place of places) {
    const listed = await ask(place);
    if (!listed) continue;
    if (!(await isOurs(listed))) throw new NoStateError(`What answers at ${place} cannot be put into a state.`);
    const put = await ask(place, state);
    if (put?.status !== 200) throw new NoStateError(`The mock at ${place} does not take this state.`);
    return place;
  }
  throw new NoStateError(`No mock answers at ${places.join(' or ')}. Start one, or say --url where it is.`);
};
