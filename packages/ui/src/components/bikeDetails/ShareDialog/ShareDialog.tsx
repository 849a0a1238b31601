import { useId, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { whatsAppUrl } from '../../../selling/phone.ts';
import { ActionButton } from '../../base/ActionButton/ActionButton.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { Dialog, type DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';
import { controlClass, fieldClass, labelClass, Message } from '../../forms/FormParts/FormParts.tsx';
import styles from './ShareDialog.module.css';

type ShareDialogProps = DialogState & {
  /** The text before the URL. */
  text: string;
  /** The absolute URL of the page that is shared. */
  url: string;
};

/** A camera cannot read the QR code of a longer URL from a screen. */
const longestCodedUrl = 300;

/** Shares a page: a text to select or copy, WhatsApp, the share menu of the device, and a QR code of the URL. */
export const ShareDialog = ({ isOpen, text, url, onClose }: ShareDialogProps) => {
  const { share } = useBikeDetailsCopy().bikeDetails;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={share.action} size="small">
      <div className={styles.content}>
        <WaysToShare text={text} url={url} onCopied={onClose} />
        {url.length <= longestCodedUrl && <QrCode url={url} />}
      </div>
    </Dialog>
  );
};

type WaysToShareProps = Pick<ShareDialogProps, 'text' | 'url'> & { onCopied: () => void };

const WaysToShare = ({ text, url, onCopied }: WaysToShareProps) => {
  const { contact, share } = useBikeDetailsCopy().bikeDetails;
  const fieldId = useId();
  const [isFailed, setFailed] = useState(false);
  const message = `${text}\n${url}`;

  const copyMessage = async () => {
    setFailed(false);
    try {
      await navigator.clipboard.writeText(message);
      toast.success(share.copied);
      onCopied();
    } catch {
      setFailed(true);
    }
  };
  const openMenu = async () => {
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // The user has closed the share menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyMessage();
    }
  };
  return (
    <>
      <div className={fieldClass}>
        <label className={labelClass} htmlFor={fieldId}>
          {share.message}
        </label>
        <textarea
          id={fieldId}
          className={controlClass}
          rows={4}
          readOnly
          value={message}
          onFocus={({ target }) => target.select()}
        />
        <div role="alert">
          <Message>{isFailed && share.failed}</Message>
        </div>
      </div>
      <div className={styles.ways}>
        <ActionButton autoFocus action={copyMessage}>
          {share.copy}
        </ActionButton>
        <LinkButton variant="outline" href={whatsAppUrl('', message)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          <span>{contact.whatsApp}</span>
        </LinkButton>
        {typeof navigator.share === 'function' && (
          <ActionButton variant="outline" action={openMenu}>
            <Icon name="share" />
            <span>{share.more}</span>
          </ActionButton>
        )}
      </div>
    </>
  );
};

const QrCode = ({ url }: { url: string }) => {
  const { share } = useBikeDetailsCopy().bikeDetails;
  const { size, path } = useMemo(() => {
    const { data, size } = encode(url, { border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
    return { size, path };
  }, [url]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={share.code}>
      <path d={path} />
    </svg>
  );
};
