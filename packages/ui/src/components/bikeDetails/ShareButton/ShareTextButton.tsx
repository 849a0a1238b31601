import { useState } from 'react';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { Button, type ButtonLook } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LazyShareDialog } from '../ShareDialog/LazyShareDialog.tsx';

type ShareTextButtonProps = ButtonLook & {
  /** The text that is shown. */
  text: string;
  /** The absolute URL of the page that is shared. */
  url: string;
};

export const ShareTextButton = ({ text, url, ...look }: ShareTextButtonProps) => {
  const { share } = useBikeDetailsCopy().bikeDetails;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        <Icon name="share" />
        <span>{share.action}</span>
      </Button>
      <LazyShareDialog isOpen={isOpen} text={text} url={url} onClose={() => setOpen(false)} />
    </>
  );
};
