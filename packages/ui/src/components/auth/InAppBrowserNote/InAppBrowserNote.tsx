import { useSignInHelpCopy } from '../../../copy/account/signInHelp.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { Button } from '../../base/Button/Button.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';
import styles from './InAppBrowserNote.module.css';

export type InAppBrowserNoteProps = {
  /** Opens this page in Chrome. Null where no link can open another browser, as on iOS. */
  chromeUrl: string | null;
  /** Copies the URL of this page. Rejects if the browser does not copy. */
  onCopyLink(): Promise<void>;
};

/** Replaces the Google button in the browser of another app, where Google refuses to sign in. */
export const InAppBrowserNote = ({ chromeUrl, onCopyLink }: InAppBrowserNoteProps) => {
  const { inAppBrowser } = useSignInHelpCopy();
  const copying = useSingleFlight(async () => {
    try {
      await onCopyLink();
      toast.success(inAppBrowser.copied);
    } catch {
      toast.error(inAppBrowser.copyFailed);
    }
  });
  return (
    <div className={styles.note}>
      <p>{inAppBrowser.sentence}</p>
      <div className={styles.actions}>
        {chromeUrl && (
          <LinkButton href={chromeUrl} variant="outline">
            {inAppBrowser.openChrome}
          </LinkButton>
        )}
        <Button variant="outline" onPress={() => copying.run()} isPending={copying.isPending}>
          {inAppBrowser.copyLink}
        </Button>
      </div>
    </div>
  );
};
