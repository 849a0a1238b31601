import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Toasts } from '../../feedback/Toasts/Toasts.tsx';
import { dismissToasts, toast } from '../../feedback/Toasts/toast.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({
  component: ContactForm,
  args: { onSend: fn<ComponentProps<typeof ContactForm>['onSend']>(() => void toast.success('Message sent')) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => dismissToasts,
  decorators: [
    (Story) => (
      <>
        <Section title="Contact">
          <Story />
        </Section>
        <Toasts />
      </>
    ),
  ],
});

/** After a submit the toast 'Message sent' appears, and the form is empty (docs/requirements.md §2). */
export const MessageSent = meta.story({
  tags: ['R2.57', 'R2.58'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Farhana Akter ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farhana@example.com');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'Is the RX 100 still there?{Enter}I can come today.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await within(screen.getByRole('status')).findByText('Message sent')).toBeInTheDocument();
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Farhana Akter',
      email: 'farhana@example.com',
      message: 'Is the RX 100 still there?\nI can come today.',
    });
    await expect(args.onSend).toHaveBeenCalledOnce();
    for (const name of ['Name', 'Email', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    }
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
});

/** After a submit each empty field has its error message, and the first empty field gets the focus. */
export const EverythingIsRequired = meta.story({
  tags: ['R2.56'],
  play: async ({ args, canvas }) => {
    for (const label of ['Name', 'Email', 'Message']) {
      await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email Address is required',
    );
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Message is required');
    await expect(name).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** With an address of the operator, the user can write to it too. */
export const WithContactAddress = meta.story({
  tags: ['R2.59b'],
  args: { email: 'help@shop.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Or write to')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
  },
});
