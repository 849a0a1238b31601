import type { DemoUserKind } from '@second-gear/ui';

/** The demo that needs no server, because the mock runs in the visitor's browser (docs/hosting.md). */
export type BrowserDemo = {
  /** The accounts that the login page offers. */
  accounts: readonly { kind: DemoUserKind; email: string; password: string }[];
  /** Restores the seed data, and reloads all tabs. */
  beginAgain(): Promise<void>;
};
