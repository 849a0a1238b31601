import { useCopy } from '@second-gear/ui';
import { titleOf } from './documentTitle.ts';

/** The document's title: the page's name and the product's. */
export const Title = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{titleOf(product.name, page)}</title>;
};
