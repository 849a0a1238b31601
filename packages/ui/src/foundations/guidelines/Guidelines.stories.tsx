import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { doAndDont, type Example } from './doAndDont.tsx';
import own from './Guidelines.module.css';
import { banglaTone, englishTone, illustrationRules, type Wording } from './guidelines.ts';

const meta = preview.meta({
  title: 'Guidelines',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'The page consists of texts and of components that have screenshots of their own.' },
});

const Sentences = ({ title, lang, wordings }: { title: string; lang: string; wordings: readonly Wording[] }) => (
  <section>
    <h2 className={styles.group}>{title}</h2>
    {wordings.map(({ reason, good, bad }) => (
      <div key={reason}>
        <h3 className={styles.group}>{reason}</h3>
        <div className={own.pairs}>
          <div className={own.example}>
            <p className={own.mark}>Do</p>
            <p lang={lang}>{good}</p>
          </div>
          <div className={`${own.example} ${own.dont}`}>
            <p className={own.mark}>Don’t</p>
            <p lang={lang}>{bad}</p>
          </div>
        </div>
      </div>
    ))}
  </section>
);

export const ToneOfVoice = meta.story({
  render: () => (
    <>
      <PageHeading>Tone of voice</PageHeading>
      <p className={styles.lead}>
        Second Gear speaks like an honest seller: friendly, exact and calm. Texts of the requirements keep their
        spelling.
      </p>
      <Sentences title="English" lang="en" wordings={englishTone} />
      <Sentences title="Bangla" lang="bn" wordings={banglaTone} />
    </>
  ),
});

export const IllustrationRules = meta.story({
  render: () => (
    <>
      <PageHeading>Illustration rules</PageHeading>
      <ul className={styles.lead}>
        {illustrationRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  ),
});

const Side = ({ mark, isBad = false, of: { rule, example } }: { mark: string; isBad?: boolean; of: Example }) => (
  <figure className={`${own.example} ${isBad ? own.dont : ''}`}>
    <figcaption>
      <span className={own.mark}>{mark}</span>: {rule}
    </figcaption>
    <div inert>{example}</div>
  </figure>
);

/** Each group of components has a pair of examples. The examples cannot be used. */
export const DoAndDont = meta.story({
  render: () => (
    <>
      <PageHeading>Do and don’t</PageHeading>
      {Object.entries(doAndDont).map(([group, pair]) => (
        <section key={group}>
          <h2 className={styles.group}>{group}</h2>
          <div className={own.pairs}>
            <Side mark="Do" of={pair.do} />
            <Side mark="Don’t" isBad of={pair.dont} />
          </div>
        </section>
      ))}
    </>
  ),
});
