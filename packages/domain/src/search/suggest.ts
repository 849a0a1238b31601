import { foldText, isBangla, toBanglaDigits, toLatinDigits } from '../text/foldText.ts';
import { soundKey } from '../text/soundKey.ts';
import { allModels, brandNames, placeNames } from '../vocabulary/names.ts';
import { phraseKey, readList } from '../vocabulary/parseLists.ts';
import { emptyVocabulary, type Suggestion, type Vocabulary } from './understood.ts';

const maxSuggestions = 6;

type Name = { kind: Suggestion['kind']; name: string; key: string; sound: string };

const names: readonly Name[] = [
  ...brandNames.map(([spelling, brand]) => ({ kind: 'brand' as const, spelling, named: brand })),
  ...placeNames.map(([spelling, place]) => ({ kind: 'place' as const, spelling, named: place })),
].map(({ kind, spelling, named }) => ({
  kind,
  // The suggestion has the script in which the user types.
  name: isBangla(spelling) ? named.banglaName : named.name,
  key: phraseKey(spelling),
  sound: soundKey(phraseKey(spelling)),
}));

const modelNames = allModels.map((name) => ({ kind: 'model' as const, name, key: phraseKey(name), sound: '' }));

/** The words after which prices are offered. The others, such as "before", may also begin a year. */
const limits = readList(
  'under, below, within, upto, up to, max, budget, less than, above, over, more than, at least, minimum, বাজেট, bajet, সর্বোচ্চ, কমপক্ষে, অন্তত',
);
const longestLimit = 2;

/** After a word such as "under", in lakh. */
const offeredLakhs = [1, 1.5, 2, 3, 5];

/** Offers prices after the words that make a number a limit, and after a number alone. */
const priceTexts = (typed: string): Suggestion[] => {
  const [, words = '', digits = ''] = /^(.*?)\s*(\d*)$/u.exec(toLatinDigits(typed.trimEnd())) ?? [];
  const before = words.split(/\s+/u);
  const hasLimit = [longestLimit, 1].some((count) => limits.has(phraseKey(before.slice(-count).join(' '))));
  if (!hasLimit && (words !== '' || digits === '')) return [];
  const inBangla = isBangla(words) || /[০-৯]/.test(typed);
  const [lakh, thousand] = inBangla ? ['লাখ', 'হাজার'] : ['lakh', 'thousand'];
  const number = Number(digits);
  const amounts = [
    ...(digits === '' ? offeredLakhs : number >= 1 && number <= 20 ? [number] : []).map((value) => `${value} ${lakh}`),
    ...(number >= 10 && number <= 99 ? [`${number} ${thousand}`] : []),
  ];
  return amounts.map((amount) => {
    if (!inBangla) return { kind: 'price', text: `${words || 'under'} ${amount}` };
    const text = toBanglaDigits(amount);
    return { kind: 'price', text: hasLimit ? `${typed.slice(0, words.length)} ${text}` : `${text}ের মধ্যে` };
  });
};

/**
 * Suggests brands, models, places, prices and earlier searches that continue the text before the cursor. Only models
 * and places that bikes have are suggested, if the vocabulary knows any bike.
 */
export const suggest = (
  prefix: string,
  vocabulary: Vocabulary = emptyVocabulary,
  recent: readonly string[] = [],
): Suggestion[] => {
  const typed = prefix.trimStart();
  const folded = foldText(typed);
  const found = new Map<string, Suggestion>();
  const add = (suggestion: Suggestion) => {
    const key = foldText(suggestion.text).trim();
    if (key !== folded.trim() && !found.has(key)) found.set(key, suggestion);
  };
  for (const text of recent) if (foldText(text).startsWith(folded)) add({ text, kind: 'recent' });
  if (folded.trim() === '') return [...found.values()].slice(0, maxSuggestions);
  for (const price of priceTexts(typed)) add(price);
  const words = typed.split(/\s+/u);
  // The name may have two words, such as "old dh".
  for (const count of [2, 1]) {
    const key = phraseKey(words.slice(-count).join(' '));
    if (words.length < count || key.length < 2) continue;
    const before = words.slice(0, -count).join(' ');
    const sound = soundKey(key);
    const begins = names.filter((name) => name.key.startsWith(key));
    const sounds = sound.length >= 3 ? names.filter((name) => name.sound.startsWith(sound)) : [];
    const inScript = ({ name }: Name) => isBangla(name) === isBangla(key);
    const isUsed = ({ kind, name }: Name) =>
      kind !== 'place' || vocabulary.hasBeginning(foldText(name.split(' ')[0] ?? ''));
    const models = modelNames.filter((model) => model.key.startsWith(key));
    const all = [...begins.filter(isUsed), ...models, ...begins, ...sounds].filter(inScript);
    for (const { kind, name } of all) add({ kind, text: [before, name].filter(Boolean).join(' ') });
  }
  return [...found.values()].slice(0, maxSuggestions);
};
