import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { layoutLinks } from '../../../testing/layoutLinks.ts';
import { DemoRibbon } from '../../demo/DemoRibbon/DemoRibbon.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const meta = preview.meta({
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { state: 'guest' as const },
    links: layoutLinks,
    currentPath: '/',
    onLogout: fn(),
    children: <p style={{ padding: '2rem' }}>The page</p>,
  },
});

const footerEdge = (canvas: { getByRole(role: string): HTMLElement }) =>
  Math.round(canvas.getByRole('contentinfo').getBoundingClientRect().bottom);

export const Default = meta.story({
  tags: ['R2.01'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('The page');
    await step('the footer of a short page is at the lower edge of the window', async () => {
      await expect(footerEdge(canvas)).toBe(innerHeight);
    });
    await step('the skip link is the first Tab stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    });
  },
});

export const BelowTheDemoRibbon = meta.story({
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <>
      <DemoRibbon services={['The server', 'sign-in', 'card payment', 'photo storage']} />
      <PublicLayout {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('the layout and the demo ribbon fit the window', async () => {
      await expect(footerEdge(canvas)).toBe(innerHeight);
    });
    await step('the skip link is hidden until it has the focus', async () => {
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
      // The first Tab stop is in the demo ribbon above the layout, so two Tabs are needed.
      await userEvent.tab();
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
});
