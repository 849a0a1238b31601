import { seedDb } from '@second-gear/fixtures';
import { createMockBackend, mockApi } from '@second-gear/mock-server/msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { expectToast, rowOf } from './steps.ts';

const args: AppStoryProps = { at: '/dashboard/myproduct', as: 'rahim' };

const meta = preview.meta({
  title: 'Writes',
  component: AppStory,
  args,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    noScreenshot: 'The page has its own screenshots, and the toast may be gone or not.',
  },
});

const writes = /^(GET \/(advertisement|report|productstatus|allproducts)[/?]|POST|PUT|DELETE)/;

/** The writes that the running story has sent. */
let sentWrites: string[] = [];
/**
 * Lets the mock backend respond. The story presses the button twice before it calls this function, because a press
 * after the response would be a separate write.
 */
let respond = () => {};

/**
 * Each press of a button sends a write only once, although React's StrictMode runs each effect twice. Only React's
 * development build does that, so this is a story and no test of the app build.
 */
export const WritesAreSentOnce = meta.story({
  beforeEach: ({ msw }) => {
    sentWrites = [];
    const backend = createMockBackend(seedDb({ bikes: 0 }));
    const pressed = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const handle: typeof backend.handle = async (request) => {
      const endpoint = `${request.method} ${request.path}`;
      if (writes.test(endpoint)) {
        sentWrites.push(endpoint.replace(/[0-9a-f]{24}/, '{id}'));
        await pressed;
      }
      return backend.handle(request);
    };
    msw.use(...mockApi({ ...backend, handle }));
  },
  play: async ({ canvas }) => {
    const advertise = (await rowOf(canvas, 'Honda CG125')).getByRole('button', { name: 'Advertise' });
    await userEvent.hover(advertise);
    await expect(sentWrites).toEqual([]);
    await userEvent.dblClick(advertise);
    respond();
    await expectToast('advertise Successfully');
    await expect(sentWrites).toEqual(['GET /advertisement/{id}']);
  },
});
