import type { MonitoringReport } from '@second-gear/contract';
import { ApiError } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';

export const withRequestReports = (api: Api, report: (report: MonitoringReport) => void): Api => {
  const functions = Object.entries(api).map(([endpoint, request]) => [
    endpoint,
    async (...input: Parameters<typeof request>) => {
      try {
        return await (request as (...input: unknown[]) => Promise<unknown>)(...input);
      } catch (error) {
        if (error instanceof ApiError) report({ kind: 'request', endpoint, error: error.kind });
        throw error;
      }
    },
  ]);
  // TypeScript cannot infer the type of this loop.
  return Object.fromEntries(functions) as Api;
};
