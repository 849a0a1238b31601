/**
 * Whether the browser lacks an API that `polyfills.ts` adds. The types of these APIs do not allow `undefined`, so this
 * file asks for the names.
 */
export const lacksApis = (): boolean =>
  !('any' in AbortSignal && 'canParse' in URL) ||
  ['toReversed', 'toSorted', 'toSpliced', 'with'].some((name) => !(name in Array.prototype));
