import type { Copy } from '@second-gear/ui';

export abstract class ShownError extends Error {
  abstract textIn(copy: Copy): string;
}
