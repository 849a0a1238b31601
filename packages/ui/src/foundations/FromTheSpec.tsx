import styles from './Foundations.module.css';
import { sentences } from './sentences.ts';

/** Each sentence of the specification that speaks of something visible, beside the stories that show it. */
export const FromTheSpec = () =>
  sentences.map(({ section, sentences: said }) => (
    <section key={section} aria-label={section}>
      <h2 className={styles.group}>{section}</h2>
      <ul className={styles.sentences}>
        {said.map(({ says, stories }) => (
          <li key={says} className={styles.sentence}>
            <p>{says}</p>
            <ul>
              {stories.map((id) => (
                <li key={id}>
                  <a href={`/?path=/story/${id}`} target="_top">
                    {titleOf(id)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ));

/** 'screens-login-loginscreen--at-night' as people say it: 'loginscreen: at night'. */
const titleOf = (id: string): string => {
  const [place = '', story = ''] = id.split('--');
  return `${place.split('-').at(-1)}: ${story.replaceAll('-', ' ')}`;
};
