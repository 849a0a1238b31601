import type { DemoUserKind } from '@second-gear/ui';

/** The mock runs in the visitor's browser (docs/hosting.md). */
export type BrowserDemo = {
  accounts: readonly { kind: DemoUserKind; email: string; password: string }[];
  /** Also reloads all tabs. */
  beginAgain(): Promise<void>;
};
