import { type Dismiss, toast } from '@second-gear/ui';

/**
 * Shows a loading toast after `ms`.
 *
 * @returns a function that removes the toast, or prevents it if it is not shown yet; must be called when the work has
 * finished
 */
export const showDelayedLoadingToast = (text: string, ms: number): Dismiss => {
  let dismiss: Dismiss = () => {};
  const timer = setTimeout(() => {
    dismiss = toast.loading(text);
  }, ms);
  return () => {
    clearTimeout(timer);
    dismiss();
  };
};
