import { useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/base/Button/Button.tsx';
import styles from '../Foundations.module.css';
import { TokensPage, TokenTables } from './TokensPage.tsx';
import { tokensOf } from './tokens.ts';

/** The value of a duration token as `140 ms`. */
const durationOf = (value: unknown): string => {
  const duration = value as { value: number; unit: 'ms' };
  return `${duration.value} ${duration.unit}`;
};

const meta = preview.meta({ title: 'Motion', tags: ['!autodocs'] });

/** The page shows the tokens for durations and the easing. With reduced motion every change is immediate. */
export const Durations = meta.story({
  render: function Roll() {
    const [isAtEnd, setThere] = useState(false);
    return (
      <TokensPage
        title="Motion"
        lead="Nothing moves while the user reads. Every duration is a token, and every token is 0 ms with reduced motion."
      >
        <Button onPress={() => setThere(!isAtEnd)}>Roll</Button>
        <dl className={styles.scale}>
          {tokensOf('motion.duration').map(({ name, description, value }) => (
            <div key={name} className={styles.size}>
              <dt className={styles.token}>
                {name} {durationOf(value)} {description}
              </dt>
              <dd className={styles.track} data-at-end={isAtEnd}>
                <span
                  className={styles.wheel}
                  data-wheel
                  style={{ transition: `inset-inline-start var(--${name}) var(--easing-standard)` }}
                />
              </dd>
            </div>
          ))}
        </dl>
        <TokenTables path="motion.easing" />
      </TokensPage>
    );
  },
});
