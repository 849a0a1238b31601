import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { ActionButton } from '../../base/ActionButton/ActionButton.tsx';
import type { ButtonSize, ButtonVariant } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';

type ShareTextButtonProps = {
  text: string;
  /** The absolute URL of the page that is shared. */
  url: string;
  variant: ButtonVariant;
  size?: ButtonSize;
};

/** Opens the share menu of the device. If the device has none, the button copies the text and the URL. */
export const ShareTextButton = ({ text, url, variant, size = 'medium' }: ShareTextButtonProps) => {
  const { share } = useBikeDetailsCopy().bikeDetails;

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
    <ActionButton variant={variant} size={size} action={openMenu}>
      <Icon name="share" />
      <span>{share.action}</span>
    </ActionButton>
  );
};
