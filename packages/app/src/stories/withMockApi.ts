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
  /** What is chosen in Storybook's menus. */
  globals?: { fault?: unknown; faultTarget?: unknown };
};

/** What goes wrong because somebody wants to see it; nothing, unless both are chosen. */
const chosenFault = ({ fault, faultTarget }: NonNullable<StoryContext['globals']>): Overrides =>
  isFault(fault) && isFaultTarget(faultTarget) ? withFault(faultTarget, fault) : {};

/**
 * For `beforeEach`: a shop of its own for each story, with the cast alone in it unless the story says otherwise. A fault
 * chosen in Storybook's menu comes before what the story itself answers.
 */
export const withMockApi = ({ msw, args, globals = {} }: StoryContext): void =>
  msw.use(...mockApi(createMockBackend(args.db ?? seedDb({ bikes: 0 })), { ...args.api, ...chosenFault(globals) }));
