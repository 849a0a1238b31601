import { type ComponentType, Suspense, useState } from 'react';
import { Boundary } from '../components/Boundary/Boundary.tsx';
import { toast } from '../components/Toasts/toast.ts';
import { useCopy } from '../copy/useCopy.ts';
import { PartMissing } from './PartMissing.ts';
import { forgetLostParts, lazyPart } from './parts.tsx';

/**
 * A dialog, or a sheet, whose code comes when it is opened for the first time: most visits open none. Once there it stays,
 * so that its way out is played too. Without a line it is closed again, and a toast says why (faults N1); what else keeps it
 * away is thrown to the nearest boundary.
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
    const { notOpened } = useCopy();
    const [isNeeded, setNeeded] = useState(props.isOpen);
    if (props.isOpen && !isNeeded) setNeeded(true);
    if (!isNeeded) return null;

    const throwFurther = (problem: unknown) => {
      if (navigator.onLine || !(problem instanceof PartMissing)) throw problem;
      return null;
    };
    const giveUp = () => {
      forgetLostParts();
      setNeeded(false);
      close(props);
      toast.error(notOpened);
    };
    return (
      <Boundary of={name} fallback={throwFurther} onBroken={giveUp}>
        <Suspense fallback={null}>
          <Overlay {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
