const collator = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

/** Texts that the language does not distinguish have the same rank. Comparing with the collator is slow. */
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
