/** In characters: more of a list is not read twice. */
const longest = 32_768;

/** The whole records that the text of a list begins with. */
const wholeIn = (text: string): unknown => {
  // The second ends where one record does and the next begins, or else is no list either.
  for (const list of [text, `${text.slice(0, text.lastIndexOf('},') + 1)}]`]) {
    try {
      return JSON.parse(list);
    } catch {
      // Not whole.
    }
  }
  return undefined;
};

/**
 * Reads what a list begins with, however long it is, and leaves the answer for whoever reads all of it.
 *
 * @returns what was read, which need not be a list, and whether that is all of it
 */
export const beginningOf = async (answer: Response): Promise<{ records: unknown; isWhole: boolean }> => {
  const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += part.value;
    if (text.length < longest) continue;
    // Not waited for: it ends when the other reader has ended, too.
    void reader?.cancel();
    return { records: wholeIn(text), isWhole: false };
  }
  return { records: wholeIn(text), isWhole: true };
};
