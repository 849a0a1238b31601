import type { MonitoringReport } from '@second-gear/contract';
import { afterIdle, afterWindowLoad } from '@second-gear/ui';
import type { Reporter } from './createReporter.ts';
import { describeBlocked } from './describeBlocked.ts';
import { describeError } from './describeError.ts';

/** The part of the Reporting API that this file uses. Firefox does not have it. */
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
 * Adds reports of errors, violations of the Content-Security-Policy, deprecated features and, if `sendsVitals`, of Core
 * Web Vitals. Sends all reports when the page is hidden, because mobile browsers may close a hidden page without any
 * other event.
 */
export const observePage = ({ add, send }: Reporter, sendsVitals: boolean): void => {
  // By default browsers remember only 250 files, and a list of bikes has more images. `describeError` reads them.
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', ({ error }) => {
    // If an image or a script cannot be loaded, the event has no error object. It is not reported, because the app shows a
    // replacement for the image or the script.
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
      // Without the module no loading times are reported. The page works as before.
      .catch(() => {});
  }
  // On the window, where the event arrives after all listeners of the document: web-vitals adds its last values there.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
};
