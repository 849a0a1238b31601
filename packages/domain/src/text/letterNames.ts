import { foldText } from './foldText.ts';

/** The names of the Latin letters in Bangla. */
const names =
  'a=এ b=বি c=সি d=ডি e=ই f=এফ g=জি h=এইচ i=আই j=জে k=কে l=এল m=এম n=এন o=ও p=পি q=কিউ r=আর s=এস t=টি u=ইউ v=ভি w=ডব্লিউ x=এক্স y=ওয়াই z=জেড';

const letters = new Map(
  names.split(' ').map((pair) => {
    const [letter = '', name = ''] = pair.split('=');
    return [foldText(name), letter] as const;
  }),
);

const anyName = [...letters.keys()].sort((a, b) => b.length - a.length).join('|');
const onlyNames = new RegExp(`^(?:${anyName})+$`, 'u');
const eachName = new RegExp(anyName, 'gu');

/**
 * Returns the Latin letters whose Bangla names a word consists of: 'আরএক্স' is 'rx'. Null for any other word.
 *
 * @param word in the form of `foldText`
 */
export const toLatinLetters = (word: string): string | null =>
  onlyNames.test(word) ? word.replace(eachName, (name) => letters.get(name) ?? '') : null;
