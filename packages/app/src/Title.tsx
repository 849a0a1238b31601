import { useCopy } from '@second-gear/ui';

/** The document's title: the page's name and the product's. */
export const Title = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{page ? `${page} - ${product.name}` : product.name}</title>;
};
