import { bodyLimitOf, type FrontDesk } from '@second-gear/contract/backend';
import { type Desk, json } from './http/answer.ts';

/** The shop's own server: everything is decided at the front desk, which answers in JSON. */
export const createApiDesk = (frontDesk: FrontDesk): Desk => ({
  bodyLimitOf,
  answer: async (request) => {
    const { status, json: value, headers } = await frontDesk(request);
    return json(status, value, headers);
  },
});
