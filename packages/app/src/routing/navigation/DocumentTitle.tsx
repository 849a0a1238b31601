import { useCopy } from '@second-gear/ui';
import { documentTitle } from './documentTitle.ts';

/** The document's title: the page's name and the product's. */
export const DocumentTitle = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{documentTitle(product.name, page)}</title>;
};
