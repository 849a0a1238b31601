import { errorNames, type MonitoringReport } from '@second-gear/contract';

type ErrorReport = Extract<MonitoringReport, { kind: 'error' }>;

const maxPositions = 5;

const position = /https?:\/\/[^\s()@]{1,200}\/(assets\/[\w.-]{1,80}\.js):(\d{1,9}):(\d{1,9})/g;

const loadedFiles = (): ReadonlySet<string> =>
  new Set(performance.getEntriesByType('resource').map(({ name }) => name));

/**
 * The message may contain the name of a user or a URL with an e-mail address. Only positions in files that this page
 * has loaded are kept, because a stack may repeat the message.
 */
export const describeError = (
  error: unknown,
  source: ErrorReport['source'],
  getFiles: () => ReadonlySet<string> = loadedFiles,
): ErrorReport => {
  if (!(error instanceof Error)) return { kind: 'error', source, name: 'Error', stack: [] };
  const stack = String(error.stack ?? '');
  const text = String(error);
  // The first lines of a stack repeat the message.
  const lines = stack.startsWith(text) ? stack.slice(text.length) : stack;
  const files = getFiles();
  const positions = [...lines.matchAll(position)].flatMap(([url, file, line, column]) =>
    files.has(url.replace(/:\d+:\d+$/, '')) ? `${file}:${line}:${column}` : [],
  );
  const name = errorNames.includes(error.name) ? error.name : 'Error';
  return { kind: 'error', source, name, stack: positions.slice(0, maxPositions) };
};
