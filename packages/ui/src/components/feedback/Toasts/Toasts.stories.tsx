import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toasts } from './Toasts.tsx';
import { dismissToasts, toast } from './toast.ts';
import { LinkMessage } from './UndoMessage.tsx';

const meta = preview.meta({
  component: Toasts,
  parameters: { layout: 'fullscreen', ...storiesInFrames },
  beforeEach: () => dismissToasts,
  render: () => (
    <main style={{ minBlockSize: '24rem', display: 'grid', placeContent: 'end center', padding: '2rem' }}>
      <Button onPress={() => toast.success('Reported Successfully')}>Report to admin</Button>
      <Toasts />
    </main>
  ),
});

const region = () => within(screen.getByRole('status'));

export const Default = meta.story({
  // Not on the docs page: its play function moves the focus, so that the page would scroll to this story.
  tags: ['R9.11', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('the live region is empty before the first toast', async () => {
      await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('a success toast is shown', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const text = await region().findByText('Reported Successfully');
      await waitFor(() => expect(text).toBeVisible());
    });
    await step('the toasts are at the top centre (docs/requirements.md §9)', async () => {
      const shown = (await region().findByText('Reported Successfully')).closest('[data-kind]');
      const roll = () => shown?.getAnimations().map(({ playState }) => playState) ?? [];
      await waitFor(() => expect(roll()).not.toContain('running'));
      const { top, left, right } = shown?.getBoundingClientRect() ?? new DOMRect(0, innerHeight);
      await expect(top).toBeLessThan(48);
      await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    });
  },
});

export const AllKinds = meta.story({
  beforeEach: () => {
    toast.plain('The list is up to date');
    toast.loading('Uploading the photo');
    toast.error('You already have a booking on Honda CG125 2004');
    toast.custom(<LinkMessage text="Sign Up successfull" label="Continue" href="/bikes" onFollow={() => {}} />);
    toast.success('Booking successfull');
  },
  play: async () => {
    for (const text of [
      'The list is up to date',
      'Uploading the photo',
      'You already have a booking on Honda CG125 2004',
      'Sign Up successfull',
      'Booking successfull',
    ]) {
      await waitFor(() => expect(region().getByText(text)).toBeVisible());
    }
    const isMarked = (text: string) => region().getByText(text).closest('[data-kind]')?.querySelector('svg');
    for (const success of ['Booking successfull', 'Sign Up successfull'])
      await expect(isMarked(success), success).not.toBeNull();
  },
});

export const BelowTheHeading = meta.story({
  tags: ['R9.11'],
  render: () => (
    <main style={{ blockSize: '40rem' }}>
      <h1>My Product</h1>
      <Toasts />
    </main>
  ),
  beforeEach: () => {
    toast.success('advertise Successfully');
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByText('advertise Successfully').getBoundingClientRect().top).toBeGreaterThan(bottom),
    );
  },
});

export const DisappearsByItself = meta.story({
  tags: ['R9.14', 'R9.16'],
  beforeEach: () => {
    toast.success('Login Successfull');
    toast.loading('Uploading the photo');
  },
  play: async () => {
    await waitFor(() => expect(region().getByText('Login Successfull')).toBeVisible());
    await waitFor(() => expect(region().queryByText('Login Successfull')).toBeNull(), { timeout: 10_000 });
    await expect(region().getByText('Uploading the photo')).toBeVisible();
  },
});

export const AccessibleWhileADialogIsOpen = meta.story({
  render: () => (
    <>
      <Dialog isOpen title="Honda CG125 2004" onClose={() => {}}>
        <Button onPress={() => toast.error('You already have a booking on Honda CG125 2004')}>Add to cart</Button>
        <div style={{ blockSize: '100vh' }} />
      </Dialog>
      <Toasts />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const text = await region().findByText('You already have a booking on Honda CG125 2004');
    await waitFor(() => expect(text).toBeVisible());
    const title = screen.getByRole('heading', { name: 'Honda CG125 2004' }).getBoundingClientRect();
    await waitFor(() => expect(text.getBoundingClientRect().top).toBeGreaterThan(title.bottom));
  },
});
