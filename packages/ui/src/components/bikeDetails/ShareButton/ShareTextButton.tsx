import { useState } from 'react';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LazyShareDialog } from '../ShareDialog/LazyShareDialog.tsx';

type ShareTextButtonProps = {
  /** The text that is shown. */
  text: string;
  /** The absolute URL of the page that is shared. */
  url: string;
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant: ButtonVariant;
  /** The size of the control. */
  size?: ButtonSize;
};

export const ShareTextButton = ({ text, url, variant, size = 'medium' }: ShareTextButtonProps) => {
  const { share } = useBikeDetailsCopy().bikeDetails;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onPress={() => setOpen(true)}>
        <Icon name="share" />
        <span>{share.action}</span>
      </Button>
      <LazyShareDialog isOpen={isOpen} text={text} url={url} onClose={() => setOpen(false)} />
    </>
  );
};
