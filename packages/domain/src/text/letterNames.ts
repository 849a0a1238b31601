import { foldText } from './foldText.ts';

/** The names of the Latin letters in Bangla, each with its other spellings. */
const names =
  'a=এ b=বি,বী c=সি,সী,ছি d=ডি,ডী e=ই f=এফ g=জি,জী h=এইচ,এইস i=আই j=জে k=কে l=এল m=এম n=এন o=ও p=পি,পী q=কিউ r=আর s=এস t=টি,টী u=ইউ v=ভি,ভী w=ডব্লিউ,ডাব্লিউ,ডাবলিউ x=এক্স,এক্স্ y=ওয়াই z=জেড,জেট,যেড';

const letters = new Map(
  names.split(' ').flatMap((line) => {
    const [letter = '', spellings = ''] = line.split('=');
    return spellings.split(',').map((name) => [foldText(name), letter] as const);
  }),
);

const anyName = [...letters.keys()].sort((a, b) => b.length - a.length).join('|');
const onlyNames = new RegExp(`^(?:${anyName})+$`, 'u');
const eachName = new RegExp(anyName, 'gu');

/**
 * 'আরএক্স' is 'rx'. Null for a word that does not consist of names of letters.
 * @param word in the form of `foldText`
 */
export const toLatinLetters = (word: string): string | null =>
  onlyNames.test(word) ? word.replace(eachName, (name) => letters.get(name) ?? '') : null;
