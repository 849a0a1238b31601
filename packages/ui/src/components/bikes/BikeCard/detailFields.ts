import type { Bike } from '@second-gear/contract';
import type { Copy } from '../../../copy/en.ts';

type DetailField = {
  /** The name of the field. Its label has the same name in the section `bikes` of the copy. */
  field: keyof Bike & keyof Copy['bikes'];
  /**
   * The name of the function in the section `formats` of the copy that translates the value into the language of the page.
   * Null if the value is shown as the seller wrote it.
   */
  format: 'condition' | 'numeral' | null;
};

/** The fields that the card, the page and the comparison of bikes show with a label, in their order. */
export const detailFields = [
  { field: 'condition', format: 'condition' },
  { field: 'purchaseYear', format: 'numeral' },
  { field: 'usedYears', format: 'numeral' },
  { field: 'location', format: null },
] as const satisfies readonly DetailField[];
