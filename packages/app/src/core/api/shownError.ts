import type { Copy } from '@second-gear/ui';

/** An error that has a text of its own for users. */
export abstract class ShownError extends Error {
  abstract textIn(copy: Pick<Copy, 'authErrors' | 'photoErrors'>): string;
}
