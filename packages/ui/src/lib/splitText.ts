type TextPart = {
  text: string;
  /** The position in the whole text. Two parts may have the same text, but not the same position. */
  start: number;
  /** Whether it is a match of the pattern. */
  isMatch: boolean;
};

/** Splits a text into the matches of a pattern and what is between them. @param pattern one group around the whole match */
export const splitText = (text: string, pattern: RegExp): TextPart[] => {
  let end = 0;
  return text
    .split(pattern)
    .map((part, at) => {
      const start = end;
      end += part.length;
      return { text: part, start, isMatch: at % 2 === 1 };
    })
    .filter((part) => part.text !== '');
};
