import { isolateText, truncate, useCopy } from '@second-gear/ui';
import { paths } from '#core/navigation/paths.ts';
import { usePageReason } from './useSignInReason.ts';

/** The page that a guest wanted to open before the sign-up, or null. */
export const useContinueLink = (returnTo: string | null): { label: string; href: string } | null => {
  const { continueLink, formats } = useCopy();
  const reason = usePageReason(returnTo ?? paths.home());
  if (returnTo === null) return null;
  const findLabel = () => {
    if (reason?.page === 'search') return continueLink.to(isolateText(truncate(reason.text)));
    if (reason?.page === 'bikes' && reason.brand) return continueLink.to(formats.brand(truncate(reason.brand)));
    return continueLink[reason?.page ?? 'page'];
  };
  return { label: findLabel(), href: returnTo };
};
