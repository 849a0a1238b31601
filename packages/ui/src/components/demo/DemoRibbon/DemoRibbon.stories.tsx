import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DemoRibbon } from './DemoRibbon.tsx';

const meta = preview.meta({
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { standIns: ['The shop’s server', 'sign-in', 'card payment'] },
});

/** On a wide screen all of it is printed. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About this demo' })).toHaveTextContent(
      'The shop’s server, sign-in, and card payment are stand-ins. No real money moves.',
    );
  },
});

export const OneStandIn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { standIns: ['Sign-in'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign-in is a stand-in. No real money moves.', { exact: false })).toBeVisible();
  },
});

/** One line on a phone, 44 px to touch; the rest is one press away. */
export const OnASmallPhone = meta.story({
  args: { standIns: ['The shop’s server', 'sign-in', 'card payment', 'photo storage'] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const ribbon = canvas.getByRole('complementary', { name: 'About this demo' });
    await expect(ribbon.getBoundingClientRect().height).toBeLessThanOrEqual(46);
    const rest = canvas.getByText(/photo storage are stand-ins\.$/);
    await expect(rest).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('No real money moves.').closest('summary');
    await expect(summary).toHaveFocus();
    // The browser makes a click of Enter; events that a program sends have no such effect.
    await userEvent.click(canvas.getByText('No real money moves.'));
    await expect(rest).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const NothingStandsIn = meta.story({
  args: { standIns: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});
