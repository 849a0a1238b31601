import { ErrorBoundary } from '@second-gear/ui';
import { useLocation } from 'react-router-dom';
import { PageOutlet } from './PageOutlet.tsx';
import { RouteError } from './RouteError.tsx';

/** Renders the page. If it throws, renders the error page until the next navigation. */
export const RouteErrorBoundary = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <RouteError error={error} />}>
      <PageOutlet />
    </ErrorBoundary>
  );
};
