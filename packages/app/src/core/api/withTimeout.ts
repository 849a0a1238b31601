import { ApiError } from './apiError.ts';

/** After `ms`, rejects with `error` and calls `cancel` to stop the work of `promise`. */
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
