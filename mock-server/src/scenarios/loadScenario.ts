import * as v from 'valibot';
import { scenariosPath } from './scenarioRoutes.ts';

/** Thrown when no mock can be put into the state; says why in one sentence. */
export class LoadScenarioError extends Error {
  override name = 'NoStateError';
}

const Listed = v.object({ states: v.array(v.object({ name: v.string(), says: v.string() })) });

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a mock of this machine may answer: as it was told in the environment, or at its usual ports. */
const defaultUrls = ({ PORT, MOCK_PORT }: Environment): string[] => {
  const told = [PORT, MOCK_PORT].filter((port) => port !== undefined && port !== '');
  return (told.length > 0 ? told : ['4173', '4000']).map((port) => `http://localhost:${port}`);
};

/** `fetch` rejects with a TypeError whenever it gets no answer, for whichever of many reasons; not when time is up. */
const isConnectionError = (problem: unknown): boolean => problem instanceof TypeError;

const requestScenarios = async (url: string, state?: string): Promise<Response | undefined> => {
  try {
    return await fetch(new URL(scenariosPath, url), {
      ...(state !== undefined && {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state }),
      }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (problem) {
    if (isConnectionError(problem)) return undefined;
    throw new LoadScenarioError(`${url} does not answer.`);
  }
};

const isMockServer = async (response: Response): Promise<boolean> => {
  const told: unknown = await response.json().catch(() => undefined);
  return response.ok && v.is(Listed, told);
};

/**
 * Puts the first mock that answers into a state, and resolves with where that is.
 * Throws a NoStateError when there is none, or it is no mock, or one that other machines reach.
 *
 * @param url the one that is meant; absent: whichever answers at the ports of the environment, or the usual ones
 */
export const loadScenario = async (
  state: string,
  url: string | undefined,
  environment: Environment,
): Promise<string> => {
  const places = url === undefined ? defaultUrls(environment) : [url];
  for (const place of places) {
    const listed = await requestScenarios(place);
    if (!listed) continue;
    if (!(await isMockServer(listed)))
      throw new LoadScenarioError(`What answers at ${place} cannot be put into a state.`);
    const put = await requestScenarios(place, state);
    if (put?.status !== 200) throw new LoadScenarioError(`The mock at ${place} does not take this state.`);
    return place;
  }
  throw new LoadScenarioError(`No mock answers at ${places.join(' or ')}. Start one, or say --url where it is.`);
};
