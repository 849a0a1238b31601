import { LinkMessage, toast } from '@second-gear/ui';

/** Shows a toast that says what the user has done, with a link to it. */
export const showLinkToast = (text: string, link: { label: string; href: string }): void => {
  const dismiss = toast.custom(<LinkMessage text={text} {...link} onFollow={() => dismiss()} />);
};
