/**
 * Selects the checks whose names contain one of the words; without words, all of them.
 *
 * @param {readonly string[]} names of all checks
 * @param {readonly string[]} words
 * @returns {{ names: string[], unknown: string[], notes: string[] }} `unknown`: words that no name contains; `notes`: for each
 * word that is not the complete name of a check, a sentence with the checks that it selects
 */
export const selectChecks = (names, words) => {
  const matches = words.map((word) => ({ word, found: names.filter((name) => name.includes(word)) }));
  return {
    names: names.filter((name) => words.length === 0 || matches.some(({ found }) => found.includes(name))),
    unknown: matches.flatMap(({ word, found }) => (found.length === 0 ? [word] : [])),
    notes: matches.flatMap(({ word, found }) => {
      if (found.every((name) => name === word)) return [];
      return [`‘${word}’ selects ${found.map((name) => `‘${name}’`).join(' and ')}.`];
    }),
  };
};
