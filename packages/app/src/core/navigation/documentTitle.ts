import { isolateText, withoutDirection } from '@second-gear/ui';

/** The maximum length of a page's name in the title, in characters. Browsers show fewer characters. */
const maxLength = 120;

/**
 * Builds the document's title from the page's name and the product's name. The page's name may be the name of a
 * category, which the server sends. So its direction is isolated, and the product's name stays at the end.
 */
export const documentTitle = (product: string, page = ''): string => {
  const name = isolateText(Array.from(withoutDirection(page).trim()).slice(0, maxLength).join(''));
  return name ? `${name} - ${product}` : product;
};
