/** Thrown for a text that is not accepted as JSON. */
export class InvalidJsonError extends Error {
  override name = 'InvalidJsonError';
}

/** Whether an object in a valid JSON text has the same key twice. Two parsers could then read different values. */
const hasDuplicateKey = (text: string): boolean => {
  const containers: (Set<string> | 'array')[] = [];
  let lastString = '""';
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{') containers.push(new Set());
    else if (token === '[') containers.push('array');
    else if (token === '}' || token === ']') containers.pop();
    else if (token !== ':') lastString = token;
    else {
      const keys = containers.at(-1);
      const key = String(JSON.parse(lastString));
      if (keys instanceof Set && keys.has(key)) return true;
      if (keys instanceof Set) keys.add(key);
    }
  }
  return false;
};

/**
 * Parses JSON (RFC 8259) in UTF-8. It is stricter than `JSON.parse` and throws an InvalidJsonError for invalid bytes, a
 * byte order mark, duplicate keys, the key `__proto__`, and text that cannot be encoded again (NUL, half of a surrogate
 * pair).
 */
export const readJson = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__') throw new InvalidJsonError('__proto__');
      if (typeof part === 'string' && /\0|\p{Cs}/u.test(part))
        throw new InvalidJsonError('text that cannot be encoded');
      return part;
    });
    if (hasDuplicateKey(text)) throw new InvalidJsonError('duplicate key');
    return value;
  } catch (error) {
    // A TypeError means that the bytes are not UTF-8, a SyntaxError that the text is not JSON, and a RangeError that it
    // is nested too deeply.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError) {
      throw new InvalidJsonError('unreadable', { cause: error });
    }
    throw error;
  }
};
