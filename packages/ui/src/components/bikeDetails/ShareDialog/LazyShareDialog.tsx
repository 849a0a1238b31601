import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

export const LazyShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);
