import { ApiError } from './apiError.ts';

/**
 * Resolves or rejects as `promise` does. If `promise` is still pending after `ms`, rejects with `error`.
 *
 * @param cancel called on timeout, to stop the work of `promise`
 */
export const withTimeout = async <Value>(
  promise: Promise<Value>,
  ms: number,
  cancel = () => {},
  error: Error = new ApiError('timeout'),
): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(error);
      cancel();
    }, ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
