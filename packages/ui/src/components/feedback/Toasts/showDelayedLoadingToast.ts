import { type Dismiss, toast } from './toast.ts';

/** @returns removes or prevents the toast; must be called when the work has finished */
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
