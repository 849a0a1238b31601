import type { Db } from '@second-gear/mock-server/backend';
import type { Overrides } from '@second-gear/mock-server/msw';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Timeouts } from '../api/timing.ts';
import type { FakeAuthProviderOptions } from '../auth/provider/fakeAuthProvider.ts';
import { createTestApp, type FixtureUser } from './createTestApp.ts';

export type AppStoryProps = {
  /** The URL of the page that the story opens: path, query and hash. */
  at: string;
  /** The signed-in user; null for a guest. */
  as: FixtureUser | null;
  /** Responses that replace those of the mock backend. Read by `withMockApi`. */
  api?: Overrides;
  /** The content of the mock backend. Default: the named fixtures. Read by `withMockApi`. */
  db?: Db;
  /** The methods of the auth provider that reject, each with its error. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** The timeouts and delays. Default: the app's. */
  timeouts?: Timeouts;
};

/** Renders the whole app at one URL, for one user. The story's MSW handlers (`withMockApi`) respond to its requests. */
export const AppStory = ({ at, as, refuse, timeouts }: AppStoryProps) => {
  const [app] = useState(() => createTestApp({ as, ...(refuse && { refuse }), ...(timeouts && { timeouts }) }));
  return (
    <StrictMode>
      <MemoryRouter useTransitions={false} initialEntries={[at]}>
        <App {...app} />
      </MemoryRouter>
    </StrictMode>
  );
};
