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
  args: Pick<AppStoryProps, 'api'>;
  /** The values of Storybook's toolbar menus. */
  globals?: { fault?: unknown; faultTarget?: unknown };
};

/** The fault that is selected in the toolbar. Undefined unless both a fault and endpoints are selected. */
const chosenFault = ({ fault, faultTarget }: NonNullable<StoryContext['globals']>): Overrides =>
  isFault(fault) && isFaultTarget(faultTarget) ? withFault(faultTarget, fault) : {};

/**
 * Creates a mock backend for a story, and the MSW handlers that send the story's requests to it. Call it in
 * `beforeEach`. A fault that is selected in the toolbar replaces the story's `api`.
 */
export const withMockApi = ({ msw, args, globals = {} }: StoryContext): void =>
  msw.use(...mockApi(createMockBackend(seedDb({ bikes: 0 })), { ...args.api, ...chosenFault(globals) }));
