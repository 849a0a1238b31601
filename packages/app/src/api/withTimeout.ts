import { ApiError } from './apiError.ts';

/**
 * The same promise, but for a `timeout` when it is not settled after so many ms.
 *
 * @param giveUp is called then, to stop what nobody waits for any more
 */
export const withTimeout = async <Value>(promise: Promise<Value>, ms: number, giveUp = () => {}): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError('timeout'));
      giveUp();
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
