/** Asks for the names, because the types of these APIs do not allow `undefined`. */
export const lacksApis = (): boolean =>
  !('any' in AbortSignal && 'canParse' in URL) ||
  ['toReversed', 'toSorted', 'toSpliced', 'with'].some((name) => !(name in Array.prototype));
