type CopyEntry = {
  /** The names of the properties that lead to the text in its section of the copy: 'empty.title'. */
  path: string;
  text: string;
};

/**
 * Returns all texts of a section of the copy, each with its path. A text that is a function is called with '…' for each
 * parameter. The functions that format numbers and dates are left out.
 */
export const flattenCopy = (copy: unknown, path = ''): CopyEntry[] => {
  if (typeof copy === 'function') return [{ path, text: String(copy(...Array(copy.length).fill('…'))) }];
  if (!copy || typeof copy !== 'object') return [{ path, text: String(copy) }];
  const texts = Object.entries(copy).filter(([name]) => name !== 'formats');
  return texts.flatMap(([name, value]) => flattenCopy(value, path ? `${path}.${name}` : name));
};
