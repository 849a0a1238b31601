import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Headline } from '../components/Headline/Headline.tsx';
import styles from './Foundations.module.css';
import { FromTheSpec } from './FromTheSpec.tsx';

const meta = preview.meta({ title: 'From the spec', component: FromTheSpec, tags: ['!autodocs'] });

/** Where to look for what the specification says. */
export const SentenceByScreen = meta.story({
  render: () => (
    <>
      <Headline>From the spec</Headline>
      <p className={styles.lead}>
        Every sentence of the specification that speaks of something visible, and the stories that show it. A test
        checks that each of them exists.
      </p>
      <FromTheSpec />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'banner: default' })).toHaveAttribute(
      'href',
      '/?path=/story/components-banner--default',
    );
  },
});
