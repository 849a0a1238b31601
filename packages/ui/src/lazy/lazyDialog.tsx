import { type ComponentType, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { toast } from '../components/feedback/Toasts/toast.ts';
import { useCopy } from '../copy/useCopy.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { lazyComponent, resetFailedChunks } from './chunkLoader.tsx';

/**
 * Creates a dialog whose code is loaded when it is first opened. From then on it stays mounted, so that its exit
 * animation runs. If the code cannot be loaded, the dialog is closed and a toast says why (failure modes N1, D4). If a
 * reload of the page would help, the error is thrown to the nearest error boundary instead (failure mode D1).
 *
 * @param close tells the parent to close the dialog
 */
export const lazyDialog = <Props extends { isOpen: boolean }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> => {
  const Dialog = lazyComponent(name, load, 'interaction');
  return function LazyDialog(props: Props) {
    const { notLoadedOffline, routeError } = useCopy();
    const [isNeeded, setNeeded] = useState(props.isOpen);
    if (props.isOpen && !isNeeded) setNeeded(true);
    if (!isNeeded) return null;

    const rethrow = ({ error }: FallbackProps) => {
      if (!(error instanceof ChunkLoadError) || error.shouldReload) throw error;
      return null;
    };
    const onLoadError = () => {
      resetFailedChunks();
      setNeeded(false);
      close(props);
      toast.error(navigator.onLine ? routeError.chunk : notLoadedOffline);
    };
    return (
      <ErrorBoundary fallbackRender={rethrow} onError={onLoadError}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
