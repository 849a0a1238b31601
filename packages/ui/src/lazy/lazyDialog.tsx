import { type ComponentType, Suspense, useState } from 'react';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { toast } from '../components/feedback/Toasts/toast.ts';
import { useCopy } from '../copy/useCopy.ts';
import { PartMissing } from './ChunkLoadError.ts';
import { forgetLostParts, lazyPart } from './chunkLoader.tsx';

/**
 * A dialog, or a sheet, whose code comes when it is opened for the first time: most visits open none. Once there it stays,
 * so that its way out is played too. Where it does not come it is closed again, and a toast says why: whoever wanted it
 * has the page still (faults N1, D4). Where the page loaded anew would help, that is thrown to the nearest boundary (D1).
 *
 * @param close has whoever opened it close it
 */
export const lazyOverlay = <Props extends { isOpen: boolean }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> => {
  const Overlay = lazyPart(name, load, 'opened');
  return function LazyOverlay(props: Props) {
    const { notOpened, routeError } = useCopy();
    const [isNeeded, setNeeded] = useState(props.isOpen);
    if (props.isOpen && !isNeeded) setNeeded(true);
    if (!isNeeded) return null;

    const throwFurther = (problem: unknown) => {
      if (!(problem instanceof PartMissing) || problem.isWorthAReload) throw problem;
      return null;
    };
    const giveUp = () => {
      forgetLostParts();
      setNeeded(false);
      close(props);
      toast.error(navigator.onLine ? routeError.chunk : notOpened);
    };
    return (
      <ErrorBoundary resetKey={name} fallback={throwFurther} onError={giveUp}>
        <Suspense fallback={null}>
          <Overlay {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
