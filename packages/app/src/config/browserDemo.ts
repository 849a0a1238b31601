import type { DemoUserKind } from '@second-gear/ui';

/** The demo that needs no server, because the mock runs in the visitor's browser (docs/hosting.md). */
export type BrowserDemo = {
  /** The accounts that the login page offers. */
  accounts: readonly { kind: DemoUserKind; email: string; password: string }[];
  /** Restores the seed data, and reloads all tabs. */
  beginAgain(): Promise<void>;
};

/**
 * Whether the build uses demo services. If this is false, the bundler removes their components from the app build.
 * Undefined in tests and stories, which have the components.
 */
declare const __HAS_DEMO_SERVICES__: boolean | undefined;
export const hasDemoServices = typeof __HAS_DEMO_SERVICES__ === 'undefined' || __HAS_DEMO_SERVICES__;
