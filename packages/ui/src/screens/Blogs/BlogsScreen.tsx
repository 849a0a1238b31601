import { pictures } from '../../art/pictures.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './BlogsScreen.module.css';

/** Four questions that developers ask, and our answers; the first comes with a picture (spec §1). */
export const BlogsScreen = () => {
  const { blogs } = useCopy();
  return (
    <section className={styles.page}>
      <Headline>{blogs.title}</Headline>
      <div className={styles.cards}>
        {blogs.cards.map(({ question, answer }, place) => (
          <article key={question} className={styles.card}>
            {place === 0 && <img {...pictures.gallery[2]} alt={blogs.pictureAlt} />}
            <div className={styles.words}>
              <h2>{question}</h2>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
};
