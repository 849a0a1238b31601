import type { Bike } from '@second-gear/contract';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { ActionButton } from '../../base/ActionButton/ActionButton.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';

type ShareButtonProps = {
  bike: Pick<Bike, 'bikeName' | 'purchaseYear' | 'resaleValue'>;
  /** The absolute URL of the bike's page. */
  url: string;
};

/** Opens the share menu of the device. If the device has none, the button copies the text and the URL. */
export const ShareButton = ({ bike, url }: ShareButtonProps) => {
  const { bikes } = useCopy();
  const { share } = useBikeDetailsCopy().bikeDetails;
  const name = isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName.trim();
  const text = share.text(name, bike.purchaseYear?.trim() ?? '', bike.resaleValue.trim());

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      toast.success(share.copied);
    } catch {
      toast.error(share.failed);
    }
  };

  const openMenu = async () => {
    if (typeof navigator.share !== 'function') return copyLink();
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // This error means that the user has closed the share menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyLink();
    }
  };

  return (
    <ActionButton variant="quiet" size="small" action={openMenu}>
      <Icon name="share" />
      <span>{share.action}</span>
    </ActionButton>
  );
};
