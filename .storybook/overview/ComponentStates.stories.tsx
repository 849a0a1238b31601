import product from 'virtual:product';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, userEvent } from 'storybook/test';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { ComponentStates, componentTitles, type StatesSelection } from './ComponentStates.tsx';
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
  parameters: { noScreenshot: 'It shows the screenshots of other stories.', controls: { disable: true } },
  render: ({ component, ...settings }) => {
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
          stories={product.stories}
          initialSelection={{ component: component ?? firstComponent, ...settingsOf(settings) }}
          onSelect={select}
        />
      </>
    );
  },
});

/** All states of the first component. */
export const AllStates = meta.story({ globals: { a11y: { manual: true } } });

/** Another component has each of its stories, with a screenshot in the light and one in the dark theme. */
export const AnotherComponent = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Component/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'base / Tooltip' }));
    const expected = product.stories.filter(({ title }) => title === 'Components/base/Tooltip');
    await expect(expected.length).toBeGreaterThan(3);
    for (const { id, name } of expected) {
      await expect(canvasElement.querySelector(`[data-story="${id}"]`)).toBeVisible();
      const links = canvas.getAllByRole('link', { name: new RegExp(`^${name}: (Light|Dark),`) });
      await expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(
        ['light', 'dark'].map((theme) => `screenshots/${theme}-phone/${id}.webp`),
      );
    }
  },
});
