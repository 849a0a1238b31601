import * as v from 'valibot';
import { scenariosPath } from './scenarioRouter.ts';

/** Thrown when the scenario could not be loaded. The message gives the reason. */
export class LoadScenarioError extends Error {
  override name = 'LoadScenarioError';
}

const Listed = v.object({ scenarios: v.array(v.object({ name: v.string(), description: v.string() })) });

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the URLs at which a mock server may run on this machine: at the ports in the environment, or at the default
 * ports.
 */
const defaultUrls = ({ PORT, MOCK_PORT }: Environment): string[] => {
  const ports = [PORT, MOCK_PORT].filter((port) => port !== undefined && port !== '');
  return (ports.length > 0 ? ports : ['4173', '4000']).map((port) => `http://localhost:${port}`);
};

/**
 * Whether `fetch` could not connect: it then rejects with a TypeError. After a timeout it rejects with another error.
 */
const isConnectionError = (error: unknown): boolean => error instanceof TypeError;

const requestScenarios = async (url: string, scenario?: string): Promise<Response | undefined> => {
  try {
    return await fetch(new URL(scenariosPath, url), {
      ...(scenario !== undefined && {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ scenario }),
      }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    if (isConnectionError(error)) return undefined;
    throw new LoadScenarioError(`${url} does not respond.`);
  }
};

const isMockServer = async (response: Response): Promise<boolean> => {
  const body: unknown = await response.json().catch(() => undefined);
  return response.ok && v.is(Listed, body);
};

/**
 * Loads a scenario into the first mock server that responds, and resolves with its URL. Throws a LoadScenarioError when
 * no server responds, when the server is not a mock server, or when other machines can reach it.
 *
 * @param url the URL of the server. Undefined: tries the ports in the environment, or the default ports
 */
export const loadScenario = async (
  scenario: string,
  url: string | undefined,
  environment: Environment,
): Promise<string> => {
  const urls = url === undefined ? defaultUrls(environment) : [url];
  for (const candidate of urls) {
    const listed = await requestScenarios(candidate);
    if (!listed) continue;
    if (!(await isMockServer(listed))) throw new LoadScenarioError(`The server at ${candidate} cannot load scenarios.`);
    const put = await requestScenarios(candidate, scenario);
    if (put?.status !== 200) throw new LoadScenarioError(`The mock server at ${candidate} rejected this scenario.`);
    return candidate;
  }
  throw new LoadScenarioError(
    `No mock server responds at ${urls.join(' or ')}. Start one, or give its URL with --url.`,
  );
};
