import product from 'virtual:product';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { ComponentStates, componentTitles, type StatesSelection } from './ComponentStates.tsx';
import { loadStories, withThumbnails } from './thumbnails/loadStories.ts';
import {
  argsOf,
  defaultThumbnailArgs,
  settingsOf,
  type ThumbnailArgs,
  thumbnailArgTypes,
} from './thumbnails/thumbnailSettings.ts';

type StatesArgs = ThumbnailArgs & { component: string };

const components = [...componentTitles(product.stories).keys()];
const firstComponent = components[0] ?? '';

const meta = preview.type<{ args: StatesArgs }>().meta({
  title: 'Component states',
  args: { component: firstComponent, ...defaultThumbnailArgs },
  argTypes: { component: { type: 'string', options: components }, ...thumbnailArgTypes },
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows other stories.', controls: { disable: true } },
  loaders: [async () => ({ stories: await loadStories() })],
  render: ({ component, ...settings }, { loaded }) => {
    // Storybook writes the args to its URL. So a designer can share the selection, and keeps it after a reload.
    const [, updateArgs] = useArgs<StatesArgs>();
    const select = (selection: StatesSelection) => updateArgs({ component: selection.component, ...argsOf(selection) });
    return (
      <>
        <PageHeading>Component states</PageHeading>
        <p className={foundations.lead}>
          All states of one component, after the steps of each story. Select a theme, a language and a width for each of
          the two columns. The URL contains the selection, so it can be shared. A picture opens the story in a new tab.
        </p>
        <ComponentStates
          stories={loaded.stories}
          initialSelection={{ component: component ?? firstComponent, ...settingsOf(settings) }}
          onSelect={select}
        />
      </>
    );
  },
});

/** All states of the first component. */
export const AllStates = meta.story({ globals: { a11y: { manual: true } } });

const tooltips = product.stories.filter(({ title }) => title === 'Components/base/Tooltip');

/** Another component has each of its stories, with a thumbnail in the light and one in the dark theme. */
export const AnotherComponent = meta.story({
  tags: ['!dev'],
  loaders: [
    () => ({
      stories: withThumbnails(
        Object.fromEntries(tooltips.map(({ id }) => [id, { 'light-phone': 80, 'dark-phone': 80 }])),
      ),
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Component' }), 'base / Tooltip');
    await expect(tooltips.length).toBeGreaterThan(2);
    for (const { id, name } of tooltips) {
      await expect(canvasElement.querySelector(`[data-story="${id}"]`)).toBeVisible();
      const links = canvas.getAllByRole('link', { name: new RegExp(`^${name}: (Light|Dark),`) });
      await expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(
        ['light', 'dark'].map((theme) => `thumbnails/${theme}-phone/${id}.webp`),
      );
    }
  },
});
