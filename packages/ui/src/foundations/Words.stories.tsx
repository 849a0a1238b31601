import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Headline } from '../components/Headline/Headline.tsx';
import { en, enStandIns } from '../copy/en.ts';
import styles from './Foundations.module.css';
import { wordsOf } from './wordsOf.ts';

const meta = preview.meta({ tags: ['!autodocs'] });

/** Every word of the product, from the one file they stand in. */
export const EveryWord = meta.story({
  render: () => (
    <>
      <Headline>Words</Headline>
      <p className={styles.lead}>
        What the specification says keeps its spelling, even where it looks wrong: Tranding Now, Cancle, Orginal Price.
        A … is filled in. All of them stand in <code>copy/en.ts</code>; a second language is one more file of its shape.
      </p>
      {Object.entries({ ...en, ...enStandIns }).map(([section, words]) => (
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
