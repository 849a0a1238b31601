import type { Bike } from '@second-gear/contract';
import type { Copy } from '../../../copy/en.ts';

type DetailField = {
  /** Also the name of its label in `bikes` of the copy. */
  field: keyof Bike & keyof Copy['bikes'];
  /** The function in `formats` of the copy that translates the value. Null: shown as the seller wrote it. */
  format: 'condition' | 'numeral' | null;
};

/** In the order of the card, the page and the comparison. */
export const detailFields = [
  { field: 'condition', format: 'condition' },
  { field: 'purchaseYear', format: 'numeral' },
  { field: 'usedYears', format: 'numeral' },
  { field: 'location', format: null },
] as const satisfies readonly DetailField[];
