import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DemoRibbon } from './DemoRibbon.tsx';

const meta = preview.meta({
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { standIns: ['The shop’s server', 'sign-in', 'card payment'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About this demo' })).toHaveTextContent(
      'The shop’s server, sign-in, and card payment are stand-ins. No real money moves.',
    );
  },
});

export const OneStandIn = meta.story({
  args: { standIns: ['Sign-in'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign-in is a stand-in. No real money moves.')).toBeVisible();
  },
});

export const OnASmallPhone = meta.story({
  args: { standIns: ['The shop’s server', 'sign-in', 'card payment', 'photo storage'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const NothingStandsIn = meta.story({
  args: { standIns: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});
