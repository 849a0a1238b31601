import type { MonitoringReport } from '@second-gear/contract';

type ErrorReport = Extract<MonitoringReport, { kind: 'error' }>;

/** The maximum number of positions of a stack. */
const maxPositions = 5;

/**
 * Describes an error without its message, which may contain the name of a user or a URL with an e-mail address. Of the
 * stack only the positions in files of the app build are kept.
 */
export const describeError = (error: unknown, source: ErrorReport['source']): ErrorReport => {
  const name = error instanceof Error && /^[A-Za-z]\w{0,60}$/.test(error.name) ? error.name : 'Error';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The first lines of a stack repeat the message, which may contain anything.
  const lines = stack.startsWith(String(error)) ? stack.slice(String(error).length) : stack;
  const positions = [...lines.matchAll(/\/(assets\/[\w.-]{1,80}\.js:\d{1,9}:\d{1,9})/g)].map(
    ([, position = '']) => position,
  );
  return { kind: 'error', source, name, stack: positions.slice(0, maxPositions) };
};
