/** Characters that change the text direction. A title cannot contain elements that would isolate them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const hasRightToLeftText = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** In characters; browsers show fewer. */
const maxLength = 120;

/**
 * The document's title: the page's name and the product's name. The page's name may come from the server (a category): its
 * direction marks are removed, and right-to-left text is isolated, so that the product's name stays at the end.
 */
export const documentTitle = (product: string, page = ''): string => {
  const name = Array.from(page.replace(directionMarks, '').trim()).slice(0, maxLength).join('');
  if (!name) return product;
  return `${hasRightToLeftText.test(name) ? `\u2068${name}\u2069` : name} - ${product}`;
};
