import type { Overrides } from '@second-gear/mock-server/msw';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FakeAuthProviderOptions } from '#features/session/provider/testing/fakeAuthProvider.ts';
import { App } from '../App.tsx';
import { createTestApp, type FixtureUser } from './createTestApp.ts';

export type AppStoryProps = {
  /** The path, query and hash of the page that the story opens. */
  at: string;
  /** The signed-in user; null for a guest. */
  as: FixtureUser | null;
  /** The responses that replace those of the mock backend. `withMockApi` reads them. */
  api?: Overrides;
  /** The methods of the auth provider that reject, each with its error. */
  refuse?: FakeAuthProviderOptions['refuse'];
};

/** Renders the whole app at one URL, for one user. The story's MSW handlers (`withMockApi`) respond to its requests. */
export const AppStory = ({ at, as, refuse }: AppStoryProps) => {
  const [app] = useState(() => createTestApp({ as, ...(refuse && { refuse }) }));
  return (
    <StrictMode>
      <MemoryRouter useTransitions={false} initialEntries={[at]}>
        <App {...app} />
      </MemoryRouter>
    </StrictMode>
  );
};
