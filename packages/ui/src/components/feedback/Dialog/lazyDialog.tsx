import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { ChunkLoadError } from '../../../lazy/loadChunk.ts';
import { showDelayedLoadingToast } from '../Toasts/showDelayedLoadingToast.ts';
import { toast } from '../Toasts/toast.ts';

/** In ms. After this time users may think that their press had no effect. */
const loadingToastDelay = 500;

type DialogProps = { isOpen: boolean } & ({ onClose: () => void } | { onCancel: () => void });

/**
 * Stays mounted for its exit animation. While its code loads slowly, or if it does not load, a toast says so (failure modes D1, N1). `Suspense` is not
 * used while the code loads, because React shows what follows its fallback only after 300 ms.
 */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Dialog = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const { isOpen } = props;
    const copy = useCopy();
    const [isLoaded, setLoaded] = useState(false);
    const showToast = useEffectEvent(() => showDelayedLoadingToast(copy.loading, loadingToastDelay));
    const onLoadError = useEffectEvent((error: unknown) => {
      if ('onClose' in props) props.onClose();
      else props.onCancel();
      if (error instanceof ChunkLoadError) toast.notLoaded(copy);
      else
        setLoaded(() => {
          throw error;
        });
    });
    useEffect(() => {
      if (!isOpen || isLoaded) return;
      let isStillOpen = true;
      const dismiss = showToast();
      Dialog.preload()
        .finally(dismiss)
        .then(
          () => setLoaded(true),
          (error) => isStillOpen && onLoadError(error),
        );
      return () => {
        isStillOpen = false;
        dismiss();
      };
    }, [isOpen, isLoaded]);
    return isLoaded && <Dialog {...props} />;
  };
};
