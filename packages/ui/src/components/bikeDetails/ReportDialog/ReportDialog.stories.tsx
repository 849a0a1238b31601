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

/** The cancel button has the focus at first, so that a press of Enter does not report the bike. */
export const Default = meta.story({
  tags: ['R10.46'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Report this bike?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
