import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** The error page stays until the next navigation. */
export const RouteErrorBoundary = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKeys={[key]} fallbackRender={({ error }) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  );
};
