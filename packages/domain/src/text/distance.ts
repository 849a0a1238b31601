/** Returns the Damerau–Levenshtein distance of neighbouring letters, or `limit + 1` if it is larger than `limit`. */
export const distance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let value = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        value = Math.min(value, (before[at - 2] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
};

/**
 * How many letters of a name may be wrong. In a short word and in a number, one letter changes the meaning. In a very
 * long word, the comparison would take too long.
 */
export const tolerance = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4 || word.length > 40) return 0;
  return word.length < 8 ? 1 : 2;
};
