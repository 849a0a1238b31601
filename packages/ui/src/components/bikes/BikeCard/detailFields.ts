import type { Bike } from '@second-gear/contract';
import type { Copy } from '../../../copy/en.ts';

type DetailField = {
  /** Also the name of its label in `bikes` of the copy. */
  field: keyof Bike & keyof Copy['bikes'];
  /** The function that translates the value. */
  format: 'condition' | 'numeral' | 'place';
};

/** In the order of the card, the page and the comparison. */
export const detailFields = [
  { field: 'condition', format: 'condition' },
  { field: 'purchaseYear', format: 'numeral' },
  { field: 'usedYears', format: 'numeral' },
  { field: 'location', format: 'place' },
] as const satisfies readonly DetailField[];
