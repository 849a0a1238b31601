import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from './parts.tsx';

/**
 * A dialog, or a sheet, whose code comes when it is opened for the first time: most visits open none. Once there it stays,
 * so that its way out is played too.
 */
export const lazyOverlay = <Props extends { isOpen: boolean }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Overlay = lazyPart(name, load, 'opened');
  return function LazyOverlay(props: Props) {
    const [isNeeded, setNeeded] = useState(props.isOpen);
    if (props.isOpen && !isNeeded) setNeeded(true);
    if (!isNeeded) return null;
    return (
      <Suspense fallback={null}>
        <Overlay {...props} />
      </Suspense>
    );
  };
};
