import type { NumberRange } from '../../query/searchQuery.ts';
import { toWordSet } from '../../text/foldText.ts';
import type { Token } from '../../text/tokens.ts';
import { betweenEnds, limitsBefore, readLimitAfter, readPhrase, skip, toRange } from './phrases.ts';

export const engineUnits = toWordSet('cc ccr সিসি সিসির');
const endings = toWordSet('er r এর ের');

const sizeAt = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  return token?.kind === 'number' && /^\d{2,4}$/.test(token.text) ? Number(token.text) : null;
};

/** Reads a limit of the engine size: 'under 150cc', '১০০ থেকে ১২৫ সিসি'. A size alone is no limit but a part of the name. */
export const readEngine = (tokens: readonly Token[], at: number): { range: NumberRange; end: number } | null => {
  const before = readPhrase(tokens, at, (key) => limitsBefore.get(key));
  const start = before?.end ?? at;
  const first = sizeAt(tokens, start);
  if (first === null) return null;
  const separator = readPhrase(
    tokens,
    skip(tokens, start + 1, engineUnits),
    (key) => betweenEnds.has(key) || undefined,
  );
  const second = separator && sizeAt(tokens, separator.end);
  const last = separator && second !== null ? separator.end + 1 : start + 1;
  const unit = skip(tokens, last, engineUnits);
  if (unit === last) return null;
  const after = readLimitAfter(tokens, skip(tokens, unit, endings));
  const end = after?.end ?? unit;
  if (second !== null) return { range: { from: Math.min(first, second), to: Math.max(first, second) }, end };
  const range = toRange(after?.value ?? before?.value, first);
  return range && { range, end };
};
