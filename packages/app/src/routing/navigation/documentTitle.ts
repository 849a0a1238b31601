/**
 * Unicode characters that change the text direction. The title must not contain them: in a plain text, no element can
 * limit their effect.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const hasRightToLeftText = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** The maximum length of a page's name in the title, in characters. Browsers show fewer characters. */
const maxLength = 120;

/**
 * Builds the document's title from the page's name and the product's name. The page's name may be the name of a
 * category, which the server sends. So this function removes direction characters from the page's name, and isolates
 * right-to-left text, so that the product's name stays at the end.
 */
export const documentTitle = (product: string, page = ''): string => {
  const name = Array.from(page.replace(directionMarks, '').trim()).slice(0, maxLength).join('');
  if (!name) return product;
  return `${hasRightToLeftText.test(name) ? `\u2068${name}\u2069` : name} - ${product}`;
};
