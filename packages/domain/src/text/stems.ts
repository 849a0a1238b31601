import { foldText } from './foldText.ts';

const endings = (words: string): string[] => words.split(' ').map(foldText);

/** Case endings that Bangla adds to a word, the longest first: 'ঢাকায়' is 'in Dhaka', 'মিরপুরের' is 'of Mirpur'. */
const banglaEndings = endings('গুলোর গুলির গুলোতে গুলো গুলি দের টির টার টিতে টি টা য়ের ের তে য়ে য় রা র ে কে ও ই');

/** The same endings in Latin letters, and the English plural. */
const latinEndings = endings('gulo guli ter ner der er te ti ta ke ye re r e y s');

/** A shorter stem is probably another word. */
const shortestBangla = 2;
const shortestLatin = 4;

/** Returns the word itself, then without each of its endings. @param word in the form of `foldText` */
export const stemsOf = (word: string): string[] => {
  const isLatin = /^[a-z]+$/.test(word);
  const [list, shortest] = isLatin ? [latinEndings, shortestLatin] : [banglaEndings, shortestBangla];
  const stems = list
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...stems];
};

/** The places before Bangla words for money that follow a number word without a space: 'একলাখ', 'বিশহাজারটাকা'. */
export const beforeJoinedUnit = /(?<=[\p{L}\p{M}])(?=লাখ|লক্ষ|হাজার|কোটি|টাকা)/gu;
