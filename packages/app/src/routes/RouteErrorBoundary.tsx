import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** Renders the page. If it throws, renders the error page until the next navigation. */
export const RouteErrorBoundary = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKeys={[key]} fallbackRender={({ error }) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  );
};
