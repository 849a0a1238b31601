import product from 'virtual:product';
import { expect, screen, userEvent } from 'storybook/test';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { ComponentStates } from './ComponentStates.tsx';

const meta = preview.meta({
  title: 'Component states',
  component: ComponentStates,
  args: { stories: product.stories },
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows the screenshots of other stories.', controls: { disable: true } },
  render: (args) => (
    <>
      <PageHeading>Component states</PageHeading>
      <p className={foundations.lead}>
        All states of one component, after the steps of each story, in two combinations of theme, language and width. A
        picture opens the story in a new tab.
      </p>
      <ComponentStates {...args} />
    </>
  ),
});

/** All states of the first component. */
export const AllStates = meta.story({ globals: { a11y: { manual: true } } });

/** The sheet of another component has each of its stories, in the light and in the dark theme. */
export const AnotherComponent = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Component/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'base / Tooltip' }));
    const expected = product.stories.filter(({ title }) => title === 'Components/base/Tooltip');
    await expect(expected.length).toBeGreaterThan(3);
    for (const { id, name } of expected) {
      await expect(canvasElement.querySelector(`[data-story="${id}"]`)).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: new RegExp(`^${name}: (Light|Dark),`) })).toHaveLength(2);
    }
  },
});
