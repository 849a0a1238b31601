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

/** Throws a UsageError where no report can be written, so that nobody is asked hundreds of questions for nothing. */
export const checkReportFile = async (file: string): Promise<void> => {
  const path = resolve(file);
  if (await isFolder(path)) throw new UsageError(`--json wants a file, and ${path} is a folder.`);
  if (!(await isFolder(dirname(path)))) throw new UsageError(`--json: there is no folder ${dirname(path)}.`);
};

/** Thrown when the report could not be written after all; says where. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** Rejects with a NotWritten. */
export const writeReport = async (file: string, report: Report): Promise<void> => {
  try {
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? ` (${problem.code})` : '';
    throw new NotWritten(`The report cannot be written to ${resolve(file)}${code}.`, { cause: problem });
  }
};
