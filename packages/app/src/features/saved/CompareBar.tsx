import { lazyComponent } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { ErrorBoundary } from 'react-error-boundary';
import { comparedAtom } from './bikeLists.ts';

/** Loaded when the user chooses the first bike. */
const Tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray);

/** If the tray's code fails to load, the page is shown without it. */
export const CompareBar = () =>
  useAtomValue(comparedAtom).length > 0 ? (
    <ErrorBoundary fallback={null}>
      <Tray />
    </ErrorBoundary>
  ) : null;
