import { lazyComponent } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { ErrorBoundary } from 'react-error-boundary';
import { comparedAtom } from './bikeListAtoms.ts';

/** The tray. Its code is loaded when the user chooses the first bike for a comparison. */
const Tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray);

/**
 * The tray with the bikes that are chosen for a comparison. If its code fails to load, the page is shown without the
 * tray.
 */
export const CompareBar = () =>
  useAtomValue(comparedAtom).length > 0 ? (
    <ErrorBoundary fallback={null}>
      <Tray />
    </ErrorBoundary>
  ) : null;
