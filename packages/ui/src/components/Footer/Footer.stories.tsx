import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { navigate } from '../../story/links.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { links: { home: '/', blogs: '/blogs' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Providing service since 2022');
    const places = within(canvas.getByRole('navigation', { name: 'Footer' }));
    await userEvent.click(places.getByRole('link', { name: 'Home' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/');
    await userEvent.click(places.getByRole('link', { name: 'Blogs' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/blogs');
  },
});

export const AtNight = meta.story({ globals: { theme: 'night' } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
