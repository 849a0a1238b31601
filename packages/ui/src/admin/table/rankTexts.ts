/** Compares texts by the rules of the language: without regard to case and accents, and numbers by their value. */
const collator = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

/**
 * Returns the rank of each text in the order of the language. Texts that the language does not distinguish have the same
 * rank. A table compares ranks, because the collator is slow and would compare the same texts at each sort.
 */
export const rankTexts = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: string | undefined;
  for (const text of [...new Set(texts)].sort(collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  return ranks;
};
