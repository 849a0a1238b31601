import type { Db } from '@second-gear/mock-server/backend';
import type { Overrides } from '@second-gear/mock-server/msw';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Timeouts } from '../api/timing.ts';
import type { FakeAuthProviderOptions } from '../auth/provider/fakeAuthProvider.ts';
import { createTestApp, type FixtureUser } from './createTestApp.ts';

export type AppStoryProps = {
  /** The URL of the first page: path, query and hash. */
  at: string;
  /** Who is signed in; null: a guest. */
  as: FixtureUser | null;
  /** Responses that replace those of the mock backend; read by `withMockApi`. */
  api?: Overrides;
  /** The content of the mock backend. Default: the named fixtures; read by `withMockApi`. */
  db?: Db;
  /** Which functions of the auth provider reject, and with which error. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** Default: those of the app. */
  timeouts?: Timeouts;
};

/** The whole app at one URL, for one user. The story's MSW handlers respond to requests (`withMockApi`). */
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
