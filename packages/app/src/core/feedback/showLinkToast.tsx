import { LinkMessage, toast } from '@second-gear/ui';

export const showLinkToast = (text: string, link: { label: string; href: string }): void => {
  const dismiss = toast.custom(<LinkMessage text={text} {...link} onFollow={() => dismiss()} />);
};
