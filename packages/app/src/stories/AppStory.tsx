import type { Db } from '@second-gear/mock-server/backend';
import type { Overrides } from '@second-gear/mock-server/msw';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Timeouts } from '../api/timing.ts';
import type { FakeAuthProviderOptions } from '../auth/provider/fakeAuthProvider.ts';
import { createTestApp, type FixtureUser } from './createTestApp.ts';

export type AppStoryProps = {
  /** The page that is opened, as the address bar would have it. */
  at: string;
  /** Who is signed in; null: a guest. */
  as: FixtureUser | null;
  /** What the server answers instead of what it would; for `answering`. */
  api?: Overrides;
  /** What the shop has, when it is not the cast's first morning; for `answering`. */
  db?: Db;
  /** What the identity provider refuses, and why. */
  refuse?: FakeAuthProviderOptions['refuse'];
  /** How long is waited for answers; as long as people wait, unless a story says otherwise. */
  timeouts?: Timeouts;
};

/**
 * The whole app, visited by somebody: who I am and where I am; the rest is the product. Its server is whatever answers
 * `/api` in the story (`answering`).
 */
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
