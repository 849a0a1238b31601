import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { everyWord } from '../../copy/allCopy.ts';
import styles from '../Foundations.module.css';
import { wordsOf } from './flattenCopy.ts';

const meta = preview.meta({ tags: ['!autodocs'] });

/** Every word of the product. */
export const EveryWord = meta.story({
  render: () => (
    <>
      <PageHeading>Words</PageHeading>
      <p className={styles.lead}>
        What the specification says keeps its spelling, even where it looks wrong: Tranding Now, Cancle, Orginal Price.
        A … is filled in. All of them stand in <code>src/copy</code>; a second language is one more object of each shape
        there.
      </p>
      {Object.entries(everyWord).map(([section, words]) => (
        <section key={section} aria-label={section}>
          <h2 className={styles.group}>{section}</h2>
          <dl className={styles.words}>
            {wordsOf(words).map(({ path, text }) => (
              <div key={path || section} className={styles.word}>
                <dt>{path || section}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Tranding Now', 'Cancle', 'Orginal Price', 'Posted …']) {
      await expect(canvas.getAllByText(word)[0]).toBeVisible();
    }
  },
});
