import { vi } from 'vitest';

/** Waits until the check does not throw. The limit is long, because on a busy machine one second is too short. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 });
