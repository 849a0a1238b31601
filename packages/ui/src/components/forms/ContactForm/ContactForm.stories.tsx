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

export const Default = meta.story({
  tags: ['R2.56'],
  play: async ({ canvas }) => {
    for (const name of ['Name', 'Email', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
  },
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

/**
 * After a double click on the submit button the message is sent once, and no errors appear. Without a special rule the
 * second click would submit the form when it is already empty.
 */
export const DoubleClick = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Mou Akter');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mou@example.com');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Is the RX 100 still there?');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Message/)).toHaveValue(''));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/is required/)).toBeNull();
  },
});

/** The form is reset after a message was sent, so that no errors appear while the user types another message. */
export const TwoMessages = meta.story({
  play: async ({ args, canvas }) => {
    const write = async (name: string) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), name);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farhana@example.com');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    };
    await write('Farhana');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'F{Backspace}');
    await expect(canvas.queryByText('Name is required')).toBeNull();
    await write('Farhana Akter');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    await expect(args.onSend).toHaveBeenLastCalledWith({
      name: 'Farhana Akter',
      email: 'farhana@example.com',
      message: 'Hello',
    });
  },
});

/** After a submit each empty field has its error message, and the first empty field gets the focus. */
export const EverythingIsRequired = meta.story({
  tags: ['R2.56'],
  play: async ({ args, canvas }) => {
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

/** A value of only spaces and line breaks counts as empty. The typed values stay in the form. */
export const OnlySpaces = meta.story({
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'মোঃ আব্দুর রহিম');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'rahim@example.com');
    await userEvent.type(message, '  {Enter} ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(message).toHaveAccessibleDescription('Message is required'));
    await expect(message).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('মোঃ আব্দুর রহিম');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(message, 'Hello');
    await waitFor(() => expect(message).not.toHaveAccessibleDescription());
  },
});

export const ByKeyboardAlone = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Farhana Akter{Tab}farhana@example.com{Tab}Hello{Tab}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        name: 'Farhana Akter',
        email: 'farhana@example.com',
        message: 'Hello',
      }),
    );
  },
});

export const OnASmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const InTheDarkTheme = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } } });
