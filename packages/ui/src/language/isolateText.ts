/** Characters that change the direction of a text. In a sentence they would also turn the words around the text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes all characters that change the direction of a text. */
export const withoutDirection = (text: string): string => text.replace(directionMarks, '');

/** The blocks of Unicode whose characters are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Prepares a text of a user for a plain text, such as a sentence of the app or the title of the page, where no element can
 * limit its direction. Direction marks are removed, and a right-to-left text is enclosed by two characters that isolate it.
 */
export const isolateText = (text: string): string => {
  const plain = withoutDirection(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
};
