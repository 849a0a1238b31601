import product from 'virtual:product';
import { useArgs } from 'storybook/preview-api';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { EveryScreen, type Selection } from './EveryScreen.tsx';
import { type Viewer, viewers } from './product/groupScreensByAccess.ts';
import { loadStories } from './thumbnails/loadStories.ts';
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

/**
 * Every story of a screen, in the light and in the dark theme, on a phone. Storybook checks the accessibility only on request:
 * with 300 links the check would keep the browser busy for seconds.
 */
export const InBothThemes = meta.story({ globals: { a11y: { manual: true } } });
