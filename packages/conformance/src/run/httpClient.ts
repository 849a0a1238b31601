import { type EndpointName, endpoints } from '@second-gear/contract';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { TestDataUnavailable } from '../cases/testData.ts';
import { NoResponseError, type RawResponse, sendOverHttp } from '../server/sendOverHttp.ts';
import type { HttpRequest, HttpResponse } from '../server/serverUnderTest.ts';

/** The longest response that is read, in bytes. */
const maxResponseBytes = 64 * 1024 * 1024;

/** Thrown instead of sending a request to an endpoint that has timed out before: each timeout costs seconds. */
export class EndpointTimedOut extends Error {
  override name = 'EndpointTimedOut';

  /** `reason` is a clause: 'no response within 10 s'. */
  constructor(
    readonly endpoint: EndpointName,
    readonly reason: string,
  ) {
    super(`not sent again: ${endpoint} gave ${reason}`);
  }
}

export type HttpClient = {
  /** Rejects with a NoResponseError or an EndpointTimedOut. */
  send: (request: HttpRequest) => Promise<HttpResponse>;
  /** For each request whose connection broke, the reason as a clause. Timeouts are not among them. */
  breaks: readonly string[];
};

const isEndpointName = (name: string | undefined): name is EndpointName => name !== undefined && name in endpoints;

/** Returns the endpoint that a request matches, if there is one. */
export const endpointOf = (request: HttpRequest): EndpointName | undefined => {
  const name = routeNameOf(request);
  return isEndpointName(name) ? name : undefined;
};

const parseBody = ({ text, ...response }: RawResponse): HttpResponse => {
  try {
    return { ...response, json: text ? JSON.parse(text) : undefined };
  } catch {
    return { ...response, json: undefined, text };
  }
};

type HttpClientOptions = {
  url: string;
  /** The URL of the image host. If undefined, requests to the image host reject with a TestDataUnavailable. */
  images?: string | undefined;
  /** How long a response may take, in ms. An endpoint that takes longer receives no further requests. */
  timeoutMs: number;
};

export const createHttpClient = ({ url, images, timeoutMs }: HttpClientOptions): HttpClient => {
  const limits = { timeoutMs, maxBytes: maxResponseBytes, newConnectionPerRequest: true };
  const sendToApi = sendOverHttp(url, limits);
  const sendToImageHost = images === undefined ? undefined : sendOverHttp(images, limits);
  const timeouts = new Map<EndpointName, string>();
  const breaks: string[] = [];
  return {
    breaks,
    send: async (request) => {
      const endpoint = endpointOf(request);
      const reason = endpoint && timeouts.get(endpoint);
      if (reason) throw new EndpointTimedOut(endpoint, reason);
      const send = endpoint && endpoints[endpoint].host === 'images' ? sendToImageHost : sendToApi;
      if (!send) throw new TestDataUnavailable('the image host is another server: pass --images URL');
      try {
        return parseBody(await send(request));
      } catch (error) {
        if (error instanceof NoResponseError && !error.isTimeout) breaks.push(error.message);
        else if (endpoint && error instanceof NoResponseError) timeouts.set(endpoint, error.message);
        throw error;
      }
    },
  };
};
