import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';

const meta = preview.meta({ title: 'Spacing', tags: ['!autodocs'] });

const steps = ['05', '1', '15', '2', '3', '4', '5', '6', '8'] as const;

const shapes = [
  { token: '--radius-small', use: 'Buttons, fields' },
  { token: '--radius-medium', use: 'Cards' },
  { token: '--radius-large', use: 'Mobile menu, dialogs' },
] as const;

/**
 * The page shows the tokens for spacing in steps of eight pixels (half a step inside components), for sizes, and for
 * radii.
 */
export const SpacingAndShape = meta.story({
  render: () => (
    <>
      <PageHeading>Spacing</PageHeading>
      <p className={styles.lead}>
        Thin lines rather than boxes inside boxes. A page is at most 1200 px wide, a line of text at most 66 characters.
        Touch targets are at least 44 px, controls 48 px.
      </p>
      <dl className={styles.scale}>
        {steps.map((step) => (
          <div key={step} className={styles.size}>
            <dt className={styles.token}>space-{step}</dt>
            <dd className={styles.bar} data-step style={{ inlineSize: `var(--space-${step})` }} />
          </div>
        ))}
        {(['--size-touch-target', '--size-control', '--space-gutter', '--space-section'] as const).map((token) => (
          <div key={token} className={styles.size}>
            <dt className={styles.token}>{token.slice(2)}</dt>
            <dd className={styles.bar} style={{ inlineSize: `var(${token})` }} />
          </div>
        ))}
      </dl>
      <ul className={styles.shapes}>
        {shapes.map(({ token, use }) => (
          <li key={token} className={styles.shape} style={{ borderRadius: `var(${token})` }}>
            <span className={styles.token}>{token.slice(2)}</span> {use}
          </li>
        ))}
      </ul>
    </>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-step]')];
    await expect(bars.map((bar) => bar.getBoundingClientRect().width % 4)).toEqual(bars.map(() => 0));
  },
});
