import { type ComponentProps, createContext, useContext } from 'react';

/** Returns the URL of a path of the app. The app adds the language of the page. */
export const LinkHrefContext = createContext((path: string): string => path);

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The URL to which the link leads. */
  href: string;
  /** Additional CSS classes of the link. */
  className?: string | undefined;
};

/** A link without a style. The app's router follows links to its own pages (`onLinkClick`). */
export const Anchor = ({ href, ...props }: AnchorProps) => {
  const toHref = useContext(LinkHrefContext);
  return <a {...props} href={toHref(href)} />;
};
