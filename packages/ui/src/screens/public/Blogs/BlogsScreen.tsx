import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useBlogsCopy } from '../../../copy/blogs.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './BlogsScreen.module.css';

/** The page *Blogs*: four questions about software development, with answers (docs/requirements.md §1). */
export const BlogsScreen = () => {
  const { blogs } = useBlogsCopy();
  const [lead, ...others] = blogs.cards;
  return (
    <section className={styles.page}>
      <PageHeading>{blogs.title}</PageHeading>
      <div className={styles.container}>
        <div className={styles.cards}>
          {lead && (
            <article className={`${styles.card} ${styles.lead}`}>
              <img className={styles.illustration} {...illustrations.gallery[2]} alt={blogs.pictureAlt} />
              <QuestionAndAnswer {...lead} />
            </article>
          )}
          {others.map((card) => (
            <article key={card.question} className={styles.card}>
              <QuestionAndAnswer {...card} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
};

const QuestionAndAnswer = ({ question, answer }: { question: string; answer: readonly string[] }) => (
  <div className={styles.text}>
    <h2 className={styles.question}>{question}</h2>
    <div className={styles.answer}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </div>
);
