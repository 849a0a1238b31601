import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/base/Button/Button.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';

const meta = preview.meta({ tags: ['!autodocs'] });

const moves = [
  { token: '--duration-fast', use: 'Hover and press' },
  { token: '--duration-medium', use: 'Drawer, sheet, dialog' },
  { token: '--duration-swing', use: 'The trending tag, once' },
  { token: '--duration-count', use: 'Odometers, once, when seen' },
] as const;

/** One idea: things roll. Somebody who asked for less motion sees every change at once. */
export const ThingsRoll = meta.story({
  render: function Roll() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <PageHeading>Motion</PageHeading>
        <p className={styles.lead}>
          Nothing moves while someone reads. Every length is a token, and every token is nothing where less motion is
          asked for.
        </p>
        <Button onPress={() => setThere(!isThere)}>Roll</Button>
        <dl className={styles.scale}>
          {moves.map(({ token, use }) => (
            <div key={token} className={styles.size}>
              <dt className={styles.token}>
                {token.slice(2)}: {use}
              </dt>
              <dd className={styles.track} data-there={isThere}>
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
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const wheel of canvasElement.querySelectorAll('[data-wheel]')) {
      const { transitionDuration } = getComputedStyle(wheel);
      await expect(transitionDuration === '0s').toBe(isStill);
    }
  },
});
