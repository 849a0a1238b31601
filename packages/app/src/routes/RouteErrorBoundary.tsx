import { ErrorBoundary } from '@second-gear/ui';
import { useLocation } from 'react-router-dom';
import { PageOutlet } from './PageOutlet.tsx';
import { RouteError } from './RouteError.tsx';

/** Whatever page is asked for. One that cannot be shown says so in its place, until somebody goes elsewhere. */
export const RouteErrorBoundary = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
      <PageOutlet />
    </ErrorBoundary>
  );
};
