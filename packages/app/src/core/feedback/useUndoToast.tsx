import { toast, UndoMessage } from '@second-gear/ui';
import { useCallback } from 'react';
import { useUserScope } from '../userScope.ts';

/** The button does nothing for another user. */
export const useUndoToast = (): ((text: string, label: string, onUndo: () => void) => void) => {
  const beginForUser = useUserScope();
  return useCallback(
    (text, label, onUndo) => {
      const isSameUser = beginForUser();
      const undo = () => {
        dismiss();
        if (isSameUser()) onUndo();
      };
      const dismiss = toast.undo(<UndoMessage text={text} label={label} onUndo={undo} />);
    },
    [beginForUser],
  );
};
