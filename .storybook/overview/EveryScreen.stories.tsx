import product from 'virtual:product';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
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

// The stories for designers have no play function, and Storybook checks their accessibility only on request: on a page with
// 300 links both would keep the browser busy for seconds. The other stories check the same page.
const forDesigners = { globals: { a11y: { manual: true } } };

/** Every story of a screen, in the light and in the dark theme, on a phone. */
export const InBothThemes = meta.story(forDesigners);

/** The page lists every story of a screen once, with two thumbnails that open the story. */
export const Listed = meta.story({
  loaders: [() => ({ stories: withThumbnails({}) })],
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const expected = product.stories.filter(({ title }) => title.startsWith('Screens/')).map(({ id }) => id);
    const shown = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-story]')].map(({ dataset }) => dataset.story);
    await waitFor(() => expect(shown().toSorted()).toEqual(expected.toSorted()));
    const [first] = shown();
    const links = [...canvasElement.querySelectorAll(`[data-story="${first}"] a`)].map((link) =>
      link.getAttribute('href'),
    );
    await expect(links).toEqual(
      ['light', 'dark'].map(
        (theme) => `./?path=/story/${first}&globals=theme:${theme};language:en;viewport.value:phone`,
      ),
    );
  },
});
