import product from 'virtual:product';
import { PageHeading } from '../../packages/ui/src/components/layout/PageHeading/PageHeading.tsx';
import foundations from '../../packages/ui/src/foundations/Foundations.module.css';
import preview from '../preview.tsx';
import { FlowMap } from './FlowMap.tsx';
import { loadStories } from './thumbnails/loadStories.ts';

const meta = preview.meta({
  title: 'Flow map',
  component: FlowMap,
  args: product,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows other stories.', controls: { disable: true } },
  loaders: [async () => ({ stories: await loadStories() })],
  render: (args, { loaded }) => (
    <>
      <PageHeading>Flow map</PageHeading>
      <p className={foundations.lead}>
        Every page of the route table, in a column for those who may open it. A line is a link, a dashed line a
        redirect. Point at a page, or move the focus into it, to see only its lines. The text in a page lists the lines
        that start there.
      </p>
      <FlowMap {...args} stories={loaded.stories} />
    </>
  ),
});

/** No fixed viewport: the map is as wide as the canvas, so that a designer does not have to scroll sideways. */
export const EveryPage = meta.story({ globals: { viewport: { value: undefined } } });
