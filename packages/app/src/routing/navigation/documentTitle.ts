/** Characters that only turn text around. A title cannot hold elements, so there is no other way to keep them in. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const hasRightToLeftText = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** What a tab or a history has room for, and more than any of them shows. In characters. */
const maxLength = 120;

/**
 * The document's title: the page's name and the product's. A page may be named after what somebody wrote (a brand): its
 * direction marks are left out, and text from right to left is isolated, so that the product's name keeps its place.
 */
export const documentTitle = (product: string, page = ''): string => {
  const name = Array.from(page.replace(directionMarks, '').trim()).slice(0, maxLength).join('');
  if (!name) return product;
  return `${hasRightToLeftText.test(name) ? `\u2068${name}\u2069` : name} - ${product}`;
};
