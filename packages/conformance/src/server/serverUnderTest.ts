import { pathOf } from '@second-gear/contract';
import { type Cast, firstCast, NotOnStage } from '../cases/testData.ts';
import { type Question, sentBy } from './httpRequest.ts';
import { askOverHttp } from './sendOverHttp.ts';

export type { Question } from './httpRequest.ts';

/** `json` is undefined when the body was empty; `text` is what it was where that is no JSON. */
export type Answer = { status: number; headers: Record<string, string>; json: unknown; text?: string };

/** A way to ask a shop, and to set it back to where every case begins. */
export type Door = {
  ask: (question: Question) => Promise<Answer>;
  /** Resolves with the cast that the cases may speak of now. */
  reset: () => Promise<Cast>;
  /** An access token of one of the cast. */
  tokenFor: (email: string) => Promise<string>;
  /** What a question that changes nothing must leave as it was; absent: everything that can be seen from outside. */
  seen?: () => Promise<unknown>;
};

const parsed = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/** Asks with `fetch`, as a browser would: for a door that listens in this very process. */
export const askByFetch =
  (base: string): Door['ask'] =>
  async (question) => {
    const { headers, body } = await sentBy(question);
    const response = await fetch(base + question.path, {
      method: question.method,
      headers,
      ...(body && { body }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      json: parsed(await response.text()),
    };
  };

/** Asks over HTTP, byte by byte as told: `fetch` would tidy paths and write some headers itself. */
export const askByHttp = (base: string): Door['ask'] => {
  const askPlainly = askOverHttp(base);
  return async (question) => {
    const { text, ...answer } = await askPlainly(question);
    return { ...answer, json: parsed(text) };
  };
};

/** An access token of whoever has this e-mail address, from the shop itself (`GET /jwt`). */
export const tokenBy =
  (ask: Door['ask']): Door['tokenFor'] =>
  async (email) => {
    const { json } = await ask({ method: 'GET', path: pathOf('accessToken', { query: { email } }) });
    const token = json && typeof json === 'object' && 'accessToken' in json ? json.accessToken : undefined;
    if (typeof token !== 'string') throw new NotOnStage(`the shop gave no access token for ${email}`);
    return token;
  };

/** A door with the fixtures behind it, whose tokens come from the shop itself. */
export const doorBy = (ask: Door['ask'], reset: () => Promise<void>): Door => ({
  ask,
  reset: async () => {
    await reset();
    return firstCast;
  },
  tokenFor: tokenBy(ask),
});
