type Word = {
  /** Where it stands within its section: 'empty.title'. */
  path: string;
  text: string;
};

/** The words of a part of the copy, each with its path. A sentence that is filled in shows '…' where something goes. */
export const wordsOf = (part: unknown, path = ''): Word[] => {
  if (typeof part === 'function') return [{ path, text: String(part(...Array(part.length).fill('…'))) }];
  if (!part || typeof part !== 'object') return [{ path, text: String(part) }];
  return Object.entries(part).flatMap(([name, inner]) => wordsOf(inner, path ? `${path}.${name}` : name));
};
