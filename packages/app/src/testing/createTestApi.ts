import { type ApiOptions, createApi } from '#core/api/client.ts';

/** An API client for tests, without a signed-in user. */
export const createTestApi = (options: Partial<ApiOptions> = {}) =>
  createApi({
    apiUrl: 'http://shop.test/api',
    demoUrl: 'http://shop.test/api',
    imageHost: null,
    accessToken: () => null,
    renewToken: async () => null,
    onTokenRejected: () => {},
    ...options,
  });
