import { bikes } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta = preview.meta({
  component: ReportDialog,
  parameters: storiesInFrames,
  args: { isOpen: true, bikeName: bikes.reported.bikeName, onConfirm: fn(), onCancel: fn() },
});

/** The dialog says what a report does. The cancel button has the focus at first, so that Enter does not report the bike. */
export const Default = meta.story({
  tags: ['R10.46'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Report this bike?' });
    await expect(dialog).toHaveTextContent('The admin of Second Gear will look at Yamaha SR 400 and may remove it.');
    await expect(dialog).toHaveTextContent('You cannot take the report back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
