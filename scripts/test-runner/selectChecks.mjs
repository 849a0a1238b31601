/**
 * Which checks some words ask for: those with one of the words in their names, and all of them where there is no word.
 *
 * @param {readonly string[]} names of all checks
 * @param {readonly string[]} words
 * @returns {{ names: string[], unknown: string[], says: string[] }} `unknown`: words of no check; `says`: for a word that
 * is not a check's whole name, which checks it stands for, since more may run than it promises
 */
export const checksFor = (names, words) => {
  const asked = words.map((word) => ({ word, found: names.filter((name) => name.includes(word)) }));
  return {
    names: names.filter((name) => words.length === 0 || asked.some(({ found }) => found.includes(name))),
    unknown: asked.flatMap(({ word, found }) => (found.length === 0 ? [word] : [])),
    says: asked.flatMap(({ word, found }) => {
      if (found.every((name) => name === word)) return [];
      const runs = found.length === 1 ? 'runs' : 'run';
      return [`‘${word}’ is in ${found.map((name) => `‘${name}’`).join(' and ')}, which ${runs} whole.`];
    }),
  };
};
