/** In a sentence they would also turn the words around the text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirection = (text: string): string => text.replace(directionMarks, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** For a sentence or the title of the page, where no element can limit the direction. */
export const isolateText = (text: string): string => {
  const plain = withoutDirection(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
};
