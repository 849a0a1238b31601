import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { allCopy } from '../../copy/allCopy.ts';
import styles from '../Foundations.module.css';
import { flattenCopy } from './flattenCopy.ts';

/** All sections, without the functions that format numbers and dates. */
const sections = Object.entries(allCopy).filter(([section]) => section !== 'formats');

const meta = preview.meta({ title: 'Copy', tags: ['!autodocs'] });

export const AllCopy = meta.story({
  render: () => (
    <>
      <PageHeading>Copy</PageHeading>
      <p className={styles.lead}>
        Texts from the requirements keep their spelling, even if it looks wrong: Tranding Now, Cancle, Orginal Price. A
        … marks a value. All texts are in <code>src/copy</code>; a second language is one more object of each type
        there.
      </p>
      {sections.map(([section, texts]) => (
        <section key={section} aria-label={section}>
          <h2 className={styles.group}>{section}</h2>
          <dl className={styles.copy}>
            {flattenCopy(texts).map(({ path, text }) => (
              <div key={path || section} className={styles.copyEntry}>
                <dt>{path || section}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  ),
});
