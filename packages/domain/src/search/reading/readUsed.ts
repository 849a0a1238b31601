import { findNumberWord } from '../../numbers/amounts.ts';
import type { NumberRange } from '../../query/searchQuery.ts';
import { stemsOf } from '../../text/stems.ts';
import type { Token } from '../../text/tokens.ts';
import { usedUnits } from '../../vocabulary/exclusions.ts';
import { readList } from '../../vocabulary/parseLists.ts';
import { betweenEnds, limitsBefore, readLimitAfter, readPhrase, skip } from './phrases.ts';

const units = readList(usedUnits);
const endings = readList('er, r, এর, র, old, used, use, of use, purono, puran, purano, পুরানো, পুরোনো, পুরনো, ব্যবহৃত');

/** A larger number of years is no time for which a bike was used. */
const mostYears = 100;

const numberAt = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  const value = token?.kind === 'number' ? Number(token.text) : findNumberWord(token?.text ?? '');
  return token?.kind !== 'quoted' && value !== undefined && value > 0 && value <= mostYears ? value : null;
};

/**
 * Reads how long a bike was used: '২৫ বছরের কম', '10 to 20 years'. Years alone are an upper limit, as is "less than".
 */
export const readUsed = (tokens: readonly Token[], at: number): { range: NumberRange; end: number } | null => {
  const before = readPhrase(tokens, at, (key) => limitsBefore.get(key));
  const start = before?.end ?? at;
  const first = numberAt(tokens, start);
  if (first === null) return null;
  const separator = readPhrase(tokens, start + 1, (key) => betweenEnds.has(key) || undefined);
  const second = separator && numberAt(tokens, separator.end);
  const unit = separator && second !== null ? separator.end + 1 : start + 1;
  if (!stemsOf(tokens[unit]?.text ?? '').some((stem) => units.has(stem))) return null;
  const after = readLimitAfter(tokens, skip(tokens, unit + 1, endings));
  const end = after?.end ?? unit + 1;
  if (second !== null) return { range: { from: Math.min(first, second), to: Math.max(first, second) }, end };
  const isLower = ['>', '>='].includes(after?.value ?? before?.value ?? '');
  return { range: isLower ? { from: first, to: null } : { from: null, to: first }, end };
};
