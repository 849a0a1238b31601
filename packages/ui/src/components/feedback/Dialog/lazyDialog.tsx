import { type ComponentType, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useCopy } from '../../../copy/useCopy.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { ChunkLoadError } from '../../../lazy/loadChunk.ts';
import { toast } from '../Toasts/toast.ts';

type DialogProps = { isOpen: boolean } & ({ onClose: () => void } | { onCancel: () => void });

/** Stays mounted for its exit animation. If the code does not load, a toast says so (failure modes D1, N1). */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
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
      if ('onClose' in props) props.onClose();
      else props.onCancel();
      toast.error(navigator.onLine ? notLoaded : notLoadedOffline);
    };
    return (
      <ErrorBoundary fallbackRender={rethrow} onError={onLoadError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
};
