/** The longest text that is read, in characters. Only this part of a list is read twice: here and by the client. */
const maxLength = 32_768;

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses the complete records at the start of the text: up to the last boundary between two records. */
const parseCompleteRecords = (text: string): unknown => tryParse(`${text.slice(0, text.lastIndexOf('},') + 1)}]`);

/**
 * Reads the first records of a list from a clone of the response, so that the client can still read the whole body.
 *
 * @returns the parsed value, which need not be a list, and whether it is the whole body
 */
export const readFirstRecords = async (response: Response): Promise<{ records: unknown; isComplete: boolean }> => {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    text += chunk.value;
    if (text.length < maxLength) continue;
    // The cancellation is not awaited, because it resolves only after the other reader of the body has finished.
    void reader?.cancel();
    return { records: parseCompleteRecords(text), isComplete: false };
  }
  return { records: tryParse(text), isComplete: true };
};
