import { bodyLimitOf, type FrontDesk } from '../backend/index.ts';
import { type Desk, json } from './http/sendResponse.ts';

/** The shop's own server: everything is decided at the front desk. */
export const createApiDesk = (frontDesk: FrontDesk): Desk => ({
  bodyLimitOf,
  answer: async (request) => {
    const { status, headers, json: value, text } = await frontDesk(request);
    return text === undefined ? json(status, value, headers) : { status, headers, body: text };
  },
});
