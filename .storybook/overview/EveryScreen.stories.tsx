import product from 'virtual:product';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { EveryScreen, type Selection } from './EveryScreen.tsx';
import { type Viewer, viewers } from './product/groupScreensByAccess.ts';
import { loadStories, withThumbnails } from './thumbnails/loadStories.ts';
import {
  argsOf,
  defaultThumbnailArgs,
  settingsOf,
  type ThumbnailArgs,
  thumbnailArgTypes,
} from './thumbnails/thumbnailSettings.ts';

type SelectionArgs = ThumbnailArgs & { viewer: Viewer };

const meta = preview.type<{ args: SelectionArgs }>().meta({
  title: 'Every screen',
  args: { viewer: 'all', ...defaultThumbnailArgs },
  argTypes: { viewer: { type: 'string', options: viewers }, ...thumbnailArgTypes },
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows other stories.', controls: { disable: true } },
  loaders: [async () => ({ stories: await loadStories() })],
  render: ({ viewer, ...settings }, { loaded }) => {
    // Storybook writes the args to its URL. So a designer can share the selection, and keeps it after a reload.
    const [, updateArgs] = useArgs<SelectionArgs>();
    const select = (selection: Selection) => updateArgs({ viewer: selection.viewer, ...argsOf(selection) });
    return (
      <>
        <PageHeading>Every screen</PageHeading>
        <p className={foundations.lead}>
          Every screen in every state, for those who may see it, in the order of the route table. Select a theme, a
          language and a width for each of the two columns. The URL contains the selection, so it can be shared. A
          picture opens the story in a new tab.
        </p>
        <EveryScreen
          pages={product.pages}
          stories={loaded.stories}
          initialSelection={{ viewer: viewer ?? 'all', ...settingsOf(settings) }}
          onSelect={select}
        />
      </>
    );
  },
});

const shownIds = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-story]')].map(({ dataset }) => dataset.story ?? '');

// The stories for designers have no play function, and Storybook checks their accessibility only on request: on a page with
// 300 links both would keep the browser busy for seconds. The other stories check the same page.
const forDesigners = { globals: { a11y: { manual: true } } };

/** Every story of a screen, in the light and in the dark theme, on a phone. */
export const InBothThemes = meta.story(forDesigners);

const withThumbnailsOfBlogs = {
  loaders: [
    () => ({
      stories: withThumbnails({
        'screens-every-user-blogs-blogsscreen--four-cards-one-with-an-image': {
          'light-phone': 1688,
          'dark-phone': 1688,
        },
      }),
    }),
  ],
};

/** The page lists every story of a screen, with two thumbnails. */
export const Listed = meta.story({
  ...withThumbnailsOfBlogs,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the page lists each story of the index whose title begins with Screens, once', async () => {
      const expected = product.stories.filter(({ title }) => title.startsWith('Screens/')).map(({ id }) => id);
      await expect(expected.length).toBeGreaterThan(100);
      await waitFor(() => expect(shownIds(canvasElement).toSorted()).toEqual(expected.toSorted()));
    });
    await step('a thumbnail opens the story in its theme', async () => {
      const thumbnail = canvas.getByRole('link', { name: 'Four Cards One With An Image: Dark, Phone, 390, English' });
      await expect(thumbnail).toHaveAttribute(
        'href',
        './?path=/story/screens-every-user-blogs-blogsscreen--four-cards-one-with-an-image&globals=theme:dark;language:en;viewport.value:phone',
      );
      await expect(within(thumbnail).getByRole('presentation')).toHaveAttribute(
        'src',
        'thumbnails/dark-phone/screens-every-user-blogs-blogsscreen--four-cards-one-with-an-image.webp',
      );
    });
  },
});
