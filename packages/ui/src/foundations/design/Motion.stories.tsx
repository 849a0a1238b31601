import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/base/Button/Button.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';

const meta = preview.meta({ title: 'Motion', tags: ['!autodocs'] });

const durations = [
  { token: '--duration-fast', use: 'Hover and press' },
  { token: '--duration-medium', use: 'Menu, dialog' },
  { token: '--duration-swing', use: 'The trending bike’s card, once' },
  { token: '--duration-count', use: 'Rolling numbers, once, when visible' },
] as const;

/** The page shows the tokens for durations. With reduced motion every change is immediate. */
export const Durations = meta.story({
  render: function Roll() {
    const [isAtEnd, setThere] = useState(false);
    return (
      <>
        <PageHeading>Motion</PageHeading>
        <p className={styles.lead}>
          Nothing moves while the user reads. Every duration is a token, and every token is 0 ms with reduced motion.
        </p>
        <Button onPress={() => setThere(!isAtEnd)}>Roll</Button>
        <dl className={styles.scale}>
          {durations.map(({ token, use }) => (
            <div key={token} className={styles.size}>
              <dt className={styles.token}>
                {token.slice(2)}: {use}
              </dt>
              <dd className={styles.track} data-at-end={isAtEnd}>
                <span
                  className={styles.wheel}
                  data-wheel
                  style={{ transition: `inset-inline-start var(${token}) var(--easing-standard)` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll' }));
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const wheel of canvasElement.querySelectorAll('[data-wheel]')) {
      const { transitionDuration } = getComputedStyle(wheel);
      await expect(transitionDuration === '0s').toBe(hasReducedMotion);
    }
  },
});
