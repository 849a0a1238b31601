import { useRouteError } from 'react-router-dom';

/** What breaks around every page is beyond the router, whose own error page is for developers: `App` shows ours. */
export const PassedOn = (): never => {
  throw useRouteError();
};
