import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { ContactFormFallback } from './ContactFormFallback.tsx';

const meta = preview.meta({
  component: ContactFormFallback,
  args: { onRetry: fn(), onOnline: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section title="Contact">
        <Story />
      </Section>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The contact form did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onOnline).not.toHaveBeenCalled();
  },
});
