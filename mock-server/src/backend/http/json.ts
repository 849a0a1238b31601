/** Why a text is not taken as JSON. */
export class NotOurJson extends Error {
  override name = 'NotOurJson';
}

/** Whether any object in a valid JSON text names a key twice: two readers could then read two different things. */
const repeatsAKey = (text: string): boolean => {
  const open: (Set<string> | 'array')[] = [];
  let latest = '""';
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push('array');
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') latest = token;
    else {
      const keys = open.at(-1);
      const key = String(JSON.parse(latest));
      if (keys instanceof Set && keys.has(key)) return true;
      if (keys instanceof Set) keys.add(key);
    }
  }
  return false;
};

/**
 * Reads JSON (RFC 8259) in UTF-8, a little more strictly than the language does: no invalid bytes, no byte order mark, no
 * key twice, no `__proto__`, and no text that cannot be written down again (NUL, half a surrogate pair).
 * Throws NotOurJson.
 */
export const readJson = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__') throw new NotOurJson('__proto__');
      if (typeof part === 'string' && /\0|\p{Cs}/u.test(part)) throw new NotOurJson('unwritable text');
      return part;
    });
    if (repeatsAKey(text)) throw new NotOurJson('a key twice');
    return value;
  } catch (error) {
    // TypeError: bytes that are no UTF-8. SyntaxError: no JSON. RangeError: nested deeper than can be followed.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError) {
      throw new NotOurJson('unreadable', { cause: error });
    }
    throw error;
  }
};
