import { type ComponentType, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useCopy } from '../../../copy/useCopy.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { ChunkLoadError } from '../../../lazy/loadChunk.ts';
import { toast } from '../Toasts/toast.ts';

/**
 * Loads the code when the dialog is first opened. From then on it stays mounted, for its exit animation. If the code
 * cannot be loaded, the dialog is closed and a toast gives the reason; the next opening loads again (failure modes D1,
 * N1).
 * @param close calls the callback in the props that closes the dialog
 */
export const lazyDialog = <Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> => {
  const Dialog = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const { notLoaded, notLoadedOffline } = useCopy();
    const [isNeeded, setNeeded] = useState(props.isOpen);
    if (props.isOpen && !isNeeded) setNeeded(true);
    if (!isNeeded) return null;

    const rethrow = ({ error }: FallbackProps) => {
      if (!(error instanceof ChunkLoadError)) throw error;
      return null;
    };
    const onLoadError = () => {
      setNeeded(false);
      close(props);
      toast.error(navigator.onLine ? notLoaded : notLoadedOffline);
    };
    return (
      <ErrorBoundary fallbackRender={rethrow} onError={onLoadError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
};
