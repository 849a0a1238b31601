import { blockedWords, type MonitoringReport } from '@second-gear/contract';
import { afterIdle, afterWindowLoad } from '@second-gear/ui';
import type { Reporter } from './createReporter.ts';
import { describeError } from './describeError.ts';

/** Firefox does not have the Reporting API. */
type ReportingWindow = {
  ReportingObserver?: new (
    callback: (reports: { body: { id?: string } | null }[]) => void,
    options: { types: string[]; buffered: boolean },
  ) => { observe(): void };
};

const observeDeprecations = (add: (report: MonitoringReport) => void) => {
  const { ReportingObserver } = window as ReportingWindow;
  if (!ReportingObserver) return;
  const onReports = (reports: { body: { id?: string } | null }[]) => {
    for (const { body } of reports) {
      const id = String(body?.id ?? '');
      if (/^[A-Za-z][\w-]{0,60}$/.test(id)) add({ kind: 'deprecation', id });
    }
  };
  new ReportingObserver(onReports, { types: ['deprecation', 'intervention'], buffered: true }).observe();
};

const observeVitals = async (add: (report: MonitoringReport) => void) => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }) => add({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating }));
};

/**
 * An origin that the policy names, or a word of the browser such as 'inline'. 'other' for the rest, because a seller
 * can write any host.
 */
export const describeBlocked = (blockedUri: string, policy: string): string => {
  if (blockedWords.includes(blockedUri)) return blockedUri;
  const origin = URL.canParse(blockedUri) ? new URL(blockedUri).origin : '';
  const sources = policy.split(/[\s;]+/).flatMap((source) => (URL.canParse(source) ? new URL(source).origin : []));
  return /^https?:/.test(origin) && sources.includes(origin) ? origin : 'other';
};

/** Sends when the page is hidden, because mobile browsers may close a hidden page without any other event. */
export const observePage = ({ add, send }: Reporter, sendsVitals: boolean): void => {
  // Browsers remember only 250 files by default, and a list of bikes has more images. `describeError` reads them.
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', ({ error }) => {
    // A failed image or script has no error object. The app shows a replacement.
    if (error !== undefined && error !== null) add(describeError(error, 'script'));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add(describeError(reason, 'promise')));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, originalPolicy }) =>
    add({ kind: 'csp', directive: effectiveDirective, blocked: describeBlocked(blockedURI, originalPolicy) }),
  );
  observeDeprecations(add);
  if (sendsVitals) {
    void afterWindowLoad()
      .then(afterIdle)
      .then(() => observeVitals(add))
      // The page works without loading times.
      .catch(() => {});
  }
  // web-vitals adds its last values in listeners of the document, which are called before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
};
