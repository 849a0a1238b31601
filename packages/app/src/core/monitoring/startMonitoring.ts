import type { MonitoringReport } from '@second-gear/contract';
import { matchPath } from 'react-router-dom';
import { ApiError } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import type { Settings } from '#core/config/settings.ts';
import { splitLanguage } from '#core/language/languagePath.ts';
import { languageStore } from '#core/language/languageStore.ts';
import { notFoundPath, routePatterns } from '#core/navigation/routeTable.ts';
import { createReporter, type Reporter } from './createReporter.ts';
import { observePage } from './observePage.ts';

/** Without ids: '/categories/:id'. */
export const pageOf = (pathname: string): string => {
  const { path } = splitLanguage(pathname);
  return routePatterns.find((pattern) => matchPath(pattern, path)) ?? notFoundPath;
};

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

export const startMonitoring = ({ url, vitalsShare }: NonNullable<Settings['monitoring']>): Reporter => {
  const reporter = createReporter({
    getPage: () => pageOf(window.location.pathname),
    getLanguage: languageStore.read,
    // JSON to another origin would need a preflight request, for which a closing page cannot wait.
    sendText: (text) => void navigator.sendBeacon(url, text),
  });
  observePage(reporter, Math.random() < vitalsShare);
  return reporter;
};
