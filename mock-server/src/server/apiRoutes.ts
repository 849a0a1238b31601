import { bodyLimitOf, type RequestHandler } from '../backend/index.ts';
import { jsonResponse, type RouteHandler } from './http/sendResponse.ts';

/** Creates the route handler of the API, which passes every request to the request handler. */
export const createApiRoutes = (handleRequest: RequestHandler): RouteHandler => ({
  bodyLimitOf,
  handle: async (request) => {
    const { status, headers, json: value, text } = await handleRequest(request);
    return text === undefined ? jsonResponse(status, value, headers) : { status, headers, body: text };
  },
});
