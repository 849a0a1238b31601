import { isolateText, useCopy, withoutDirection } from '@second-gear/ui';

/** In characters. Browsers show fewer. */
const maxLength = 120;

/**
 * The server sends the names of categories, so their direction is isolated, and the product's name stays at the end.
 */
export const documentTitle = (product: string, page = ''): string => {
  const name = isolateText(Array.from(withoutDirection(page).trim()).slice(0, maxLength).join(''));
  return name ? `${name} - ${product}` : product;
};

export const DocumentTitle = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{documentTitle(product.name, page)}</title>;
};
