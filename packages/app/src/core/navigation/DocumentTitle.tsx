import { useCopy } from '@second-gear/ui';
import { documentTitle } from './documentTitle.ts';

export const DocumentTitle = ({ page }: { page?: string }) => {
  const { product } = useCopy();
  return <title>{documentTitle(product.name, page)}</title>;
};
