import { cached } from '../text/cached.ts';
import { isBangla, toBanglaDigits, toWords } from '../text/foldText.ts';
import { type Place, placeLexicon } from './names.ts';

export type Location = {
  /** The ids of all places that contain the bike: 'mirpur' and 'dhaka' for 'Mirpur 10'. */
  placeIds: ReadonlySet<string>;
  /** The words of the text with a space before and after each: ' mirpur 10 dhaka '. */
  words: string;
};

/** Further words of a location do not count. */
const maxWords = 40;
const longestName = 3;

const divide = (words: readonly string[]): (Place | string)[] => {
  const parts: (Place | string)[] = [];
  let at = 0;
  while (at < words.length) {
    let [part, end]: [Place | string, number] = [words[at] ?? '', at + 1];
    for (let length = longestName; length > 0; length -= 1) {
      const place = placeLexicon.find(words.slice(at, at + length).join(''));
      if (!place) continue;
      [part, end] = [place, at + length];
      break;
    }
    parts.push(part);
    at = end;
  }
  return parts;
};

const isPlace = (part: Place | string): part is Place => typeof part !== 'string';

/** Further places of a location do not count: with hundreds of them a bike would be found at every place. */
export const maxPlaces = 6;

export const readLocation = cached((text: string): Location => {
  const words = toWords(text).slice(0, maxWords);
  const named = divide(words).filter(isPlace).slice(0, maxPlaces);
  const districts = new Set(named.filter(({ level }) => level === 'district').map(({ id }) => id));
  const placeIds = new Set(
    named.flatMap(({ id, within }) =>
      // Several cities have an area of the same name. If the text names another district, only the name counts.
      districts.size === 0 || within.some((one) => districts.has(one)) ? within : [id],
    ),
  );
  return { placeIds, words: ` ${words.join(' ')} ` };
});

/** The same for all names of a place: 'mirpur 10' for 'মিরপুর ১০'. A place that is not known has its own words. */
export const placeWords = (name: string): string[] =>
  divide(toWords(name).slice(0, maxWords)).flatMap((part) => (isPlace(part) ? toWords(part.name) : [part]));

/** 'Mirpur 10, Dhaka' becomes 'মিরপুর ১০, ঢাকা'. A part that is no known place stays as the user has written it. */
export const toBanglaPlaces = (location: string): string =>
  location.replace(/[^\s,،;|/][^,،;|/\n]*/gu, (written) => {
    const parts = divide(toWords(written).slice(0, maxWords));
    const isKnown = parts.some(isPlace) && parts.every((part) => isPlace(part) || /^\d+$/.test(part));
    if (!isKnown || isBangla(written)) return written;
    return parts.map((part) => (isPlace(part) ? part.banglaName : toBanglaDigits(part))).join(' ');
  });
