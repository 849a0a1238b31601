import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { cardOf, expectToast } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/categories/1', as: 'farhana' };

/** Shows saved, compared and reported bikes in the whole app, which stores them in local storage. */
const meta = preview.meta({
  title: 'Bike lists',
  component: AppStory,
  args,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { layout: 'fullscreen', noScreenshot: 'Each page has its own screenshots.' },
  beforeEach: withMockApi,
});

const refuseToStore = () => {
  const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => setItem.mockRestore();
};

/** The browser cannot store a list. A toast says so, and the buttons stay off. */
export const StorageIsFull = meta.story({
  tags: ['F21'],
  beforeEach: refuseToStore,
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Honda CG125');
    for (const name of ['Save Honda CG125', 'Compare Honda CG125']) {
      const button = card.getByRole('button', { name });
      await userEvent.click(button);
      await expectToast('This could not be saved. Your browser blocks storage, or its storage is full.');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(canvas.queryByRole('region', { name: 'Bikes to compare' })).toBeNull();
  },
});
