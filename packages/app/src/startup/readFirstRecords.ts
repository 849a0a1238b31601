/** In characters: more of a list is not read twice. */
const maxLength = 32_768;

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The whole records that the text of a list begins with: up to where one ends and the next begins. */
const parseCompleteRecords = (text: string): unknown => tryParse(`${text.slice(0, text.lastIndexOf('},') + 1)}]`);

/**
 * Reads what a list begins with, however long it is, and leaves the answer for whoever reads all of it.
 *
 * @returns what was read, which need not be a list, and whether that is all of it
 */
export const readFirstRecords = async (answer: Response): Promise<{ records: unknown; isComplete: boolean }> => {
  const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += part.value;
    if (text.length < maxLength) continue;
    // Not waited for: it ends when the other reader has ended, too.
    void reader?.cancel();
    return { records: parseCompleteRecords(text), isComplete: false };
  }
  return { records: tryParse(text), isComplete: true };
};
