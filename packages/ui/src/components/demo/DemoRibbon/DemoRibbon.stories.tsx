import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DemoRibbon } from './DemoRibbon.tsx';

const meta = preview.meta({
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { services: ['The server', 'sign-in', 'card payment'] },
});

/** On a wide screen the ribbon shows its whole text. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About this demo' })).toHaveTextContent(
      'The server, sign-in, and card payment are demo services. No real money moves.',
    );
  },
});

/** On a phone only one line of the ribbon is visible. It is 44 px high, and a press shows the rest of the text. */
export const OnASmallPhone = meta.story({
  args: { services: ['The server', 'sign-in', 'card payment', 'photo storage'] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const ribbon = canvas.getByRole('complementary', { name: 'About this demo' });
    await expect(ribbon.getBoundingClientRect().height).toBeLessThanOrEqual(46);
    const rest = canvas.getByText(/photo storage are demo services\.$/);
    await expect(rest).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('No real money moves.').closest('summary');
    await expect(summary).toHaveFocus();
    // The story clicks instead of pressing Enter: a key press from a script does not open a `details` element.
    await userEvent.click(canvas.getByText('No real money moves.'));
    await expect(rest).toBeVisible();
  },
});

/** The demo that needs no server runs and stores its data in the browser. A button restores the initial data. */
export const StoredInTheBrowser = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { onBeginAgain: fn() },
  play: async ({ args, canvas }) => {
    const ribbon = canvas.getByRole('complementary');
    await expect(ribbon).toHaveTextContent(
      'This demo runs in your browser, without a server. Login and card payment are simulated, and your data stays on this device. No real money moves.',
    );
    await expect(ribbon).not.toHaveTextContent('demo services');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(args.onBeginAgain).toHaveBeenCalledOnce();
  },
});
