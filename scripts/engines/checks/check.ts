import type { ServedApp } from '../page/servedApp.ts';
import type { UserPage } from '../page/userPage.ts';

/** What a check needs. Each check has an app with a database of its own, and a page whose storage is empty. */
export type Check = { name: string; run(page: UserPage, app: ServedApp): Promise<void> };

/** @throws {Error} when the values differ */
export const expectEqual = (actual: unknown, expected: unknown, what: string): void => {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualJson !== expectedJson) throw new Error(`${what}: expected ${expectedJson}, but got ${actualJson}`);
};
