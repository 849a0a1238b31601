import { useSignInHelpCopy } from '../../../copy/account/signInHelp.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { Button } from '../../base/Button/Button.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';
import { Cluster, Stack } from '../../layout/Stack/Stack.tsx';

export type InAppBrowserNoteProps = {
  /** What does not work inside the other app. Default: signing in with Google. */
  reason?: 'signIn' | 'print';
  /** The URL that opens this page in Chrome. Null on iOS and wherever a link cannot open another browser. */
  chromeUrl: string | null;
  /** Copies the URL of this page. Rejects if the browser does not allow it. */
  onCopyLink: () => Promise<void>;
};

/** In the browser of another app Google does not allow signing in, and most of these browsers do not print. */
export const InAppBrowserNote = ({ reason = 'signIn', chromeUrl, onCopyLink }: InAppBrowserNoteProps) => {
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
    <Stack gap="15">
      <p>{inAppBrowser.reasons[reason]}</p>
      <Cluster gap="1">
        {chromeUrl && (
          <LinkButton href={chromeUrl} variant="outline">
            {inAppBrowser.openChrome}
          </LinkButton>
        )}
        <Button variant="outline" onPress={() => copying.run()} isPending={copying.isPending}>
          {inAppBrowser.copyLink}
        </Button>
      </Cluster>
    </Stack>
  );
};
