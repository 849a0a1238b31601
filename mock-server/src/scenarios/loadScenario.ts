import * as v from 'valibot';
import { scenariosPath } from './scenarioRouter.ts';

/** Thrown when the scenario could not be loaded. The message gives the reason. */
export class LoadScenarioError extends Error {
  override name = 'LoadScenarioError';
}

const Listed = v.object({ scenarios: v.array(v.object({ name: v.string(), description: v.string() })) });

/** Resolves with undefined when no program listens at the URL. */
const request = async (url: string, init: RequestInit = {}): Promise<Response | undefined> => {
  try {
    return await fetch(new URL(scenariosPath, url), { ...init, signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    // `fetch` rejects with a TypeError when it cannot connect, and with another error after a timeout.
    if (error instanceof TypeError) return undefined;
    throw new LoadScenarioError(`${url} does not respond.`);
  }
};

/**
 * Loads a scenario into the first mock server that responds, and resolves with its URL. Throws a LoadScenarioError when
 * no server responds, when the server is not a mock server, or when other machines can reach it.
 *
 * @param urls the URLs at which a mock server may run
 */
export const loadScenario = async (scenario: string, urls: readonly string[]): Promise<string> => {
  for (const url of urls) {
    const listed = await request(url);
    if (!listed) continue;
    if (!(listed.ok && v.is(Listed, await listed.json().catch(() => undefined))))
      throw new LoadScenarioError(`The server at ${url} cannot load scenarios.`);
    const headers = { 'content-type': 'application/json' };
    const put = await request(url, { method: 'PUT', headers, body: JSON.stringify({ scenario }) });
    if (put?.status !== 200) throw new LoadScenarioError(`The mock server at ${url} rejected this scenario.`);
    return url;
  }
  throw new LoadScenarioError(
    `No mock server responds at ${urls.join(' or ')}. Start one, or give its URL with --url.`,
  );
};
