import type { Bike } from '@second-gear/contract';
import type { Copy } from '../../../copy/en.ts';

type DetailField = {
  /** The name of the field, and of its label in the texts of `bikes`. */
  field: keyof Bike & keyof Copy['bikes'];
  /** Returns the value in the language of the page. Null for a text that is shown as the seller wrote it. */
  format: 'condition' | 'numeral' | null;
  /** The width of the value in the card of a bike that is loading. */
  skeletonWidth: string;
};

/** The fields that the card, the page and the comparison of bikes show with a label, in their order. */
export const detailFields = [
  { field: 'condition', format: 'condition', skeletonWidth: '60%' },
  { field: 'purchaseYear', format: 'numeral', skeletonWidth: '40%' },
  { field: 'usedYears', format: 'numeral', skeletonWidth: '30%' },
  { field: 'location', format: null, skeletonWidth: '70%' },
] as const satisfies readonly DetailField[];
