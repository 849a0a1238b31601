import { stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Report } from '../run/runConformance.ts';
import { UsageError } from './options.ts';

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
};

/**
 * Throws a UsageError if no report file can be written at this path. A run takes minutes, so the path is checked before
 * the run.
 */
export const checkReportFile = async (file: string): Promise<void> => {
  const path = resolve(file);
  if (await isFolder(path)) throw new UsageError(`--json needs a file, but ${path} is a folder.`);
  if (!(await isFolder(dirname(path)))) throw new UsageError(`--json: there is no folder ${dirname(path)}.`);
};

/** Thrown when the report could not be written. The message says where. */
export class ReportWriteError extends Error {
  override name = 'ReportWriteError';
}

/**
 * Converts a report to the format of the report file. The format is older than the names in the code, so its keys have
 * other names.
 */
const toJson = ({ lines, isCutShort, broken, notCreated, removed, left, changed }: Report): unknown => ({
  lines: lines.map(({ endpoint, name, expected, got, findings, verdict }) => ({
    row: endpoint,
    asked: name,
    expected,
    got,
    findings: findings.map(({ cause, message }) => ({ cause, says: message })),
    verdict,
  })),
  isCutShort,
  broken,
  unmade: notCreated,
  removed,
  left,
  changed: changed.map(({ kind, id, message }) => ({ kind, id, says: message })),
});

/** Writes the report as JSON. Rejects with a ReportWriteError when the file cannot be written. */
export const writeReport = async (file: string, report: Report): Promise<void> => {
  try {
    await writeFile(file, `${JSON.stringify(toJson(report), null, 2)}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ReportWriteError(`The report cannot be written to ${resolve(file)}${code}.`, { cause: error });
  }
};
