import { type Dismiss, toast } from '@second-gear/ui';

/**
 * Says in a toast that something is still under way, once that has taken so many ms.
 *
 * @returns takes the words back; to be called when it is over, be it before anything was said
 */
export const showDelayedLoadingToast = (words: string, ms: number): Dismiss => {
  let dismiss: Dismiss = () => {};
  const timer = setTimeout(() => {
    dismiss = toast.loading(words);
  }, ms);
  return () => {
    clearTimeout(timer);
    dismiss();
  };
};
