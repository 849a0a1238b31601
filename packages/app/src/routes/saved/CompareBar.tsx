import { lazyComponent } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { ErrorBoundary } from 'react-error-boundary';
import { comparedAtom } from '../../atoms/bikeLists.ts';

/** The code of the tray is loaded when the user chooses the first bike. */
const Tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray);

/** The tray with the bikes that are chosen for a comparison. A page with bikes works without it. */
export const CompareBar = () =>
  useAtomValue(comparedAtom).length > 0 ? (
    <ErrorBoundary fallback={null}>
      <Tray />
    </ErrorBoundary>
  ) : null;
