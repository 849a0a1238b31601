import { useCopy } from '@second-gear/ui';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title: the page's name, followed by the product's name. */
export const DocumentTitle = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{documentTitle(product.name, page)}</title>;
};
