import { seedDb } from '@second-gear/fixtures';
import {
  createMockBackend,
  isFault,
  isFaultTarget,
  mockApi,
  type Overrides,
  withFault,
} from '@second-gear/mock-server/msw';
import type { AppStoryProps } from './AppStory.tsx';

type StoryContext = {
  msw: { use(...handlers: ReturnType<typeof mockApi>): void };
  args: Pick<AppStoryProps, 'api' | 'db'>;
  /** The values of Storybook's toolbar menus. */
  globals?: { fault?: unknown; faultTarget?: unknown };
};

/** The fault from the toolbar; none, unless both fault and endpoints are chosen. */
const chosenFault = ({ fault, faultTarget }: NonNullable<StoryContext['globals']>): Overrides =>
  isFault(fault) && isFaultTarget(faultTarget) ? withFault(faultTarget, fault) : {};

/**
 * For `beforeEach`: gives each story its own mock backend, with the named fixtures unless the story sets `db`. A fault from the
 * toolbar takes precedence over the story's overrides.
 */
export const withMockApi = ({ msw, args, globals = {} }: StoryContext): void =>
  msw.use(...mockApi(createMockBackend(args.db ?? seedDb({ bikes: 0 })), { ...args.api, ...chosenFault(globals) }));
