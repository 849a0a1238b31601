/** Attributes with texts that a user sees, or that a screen reader reads. */
const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];

/**
 * Elements whose texts are not checked:
 * - those with a `lang` attribute, because they contain data or the name of a language
 * - those of Storybook
 * - toasts, because they stay in the language in which they appeared
 */
const ignored =
  'script, style, noscript, [lang]:not(html), [class^="sb-"], [data-live-announcer], [data-react-aria-top-layer] [dir]';

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Removes the texts in brackets. If brackets are inside brackets, the inner ones are removed first. */
const withoutBrackets = (text: string): string => {
  const shorter = text.replace(/‹[^‹›]*›/g, '');
  return shorter === text ? text : withoutBrackets(shorter);
};

/** Returns all texts of a value, which is the data of a story. Elements of the page are not data. */
const textsOf = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsOf(part, seen));
};

/**
 * Whether a text node is only a part of a text in brackets. If a part of a text, such as a price, has an element of its own,
 * the two brackets are in different text nodes.
 */
const isPartOfText = (node: Text): boolean => {
  let ancestor = node.parentElement;
  for (let level = 0; ancestor && level < 3; level += 1) {
    if (/[‹›]/.test(ancestor.textContent) && !hasLetters(withoutBrackets(ancestor.textContent))) return true;
    ancestor = ancestor.parentElement;
  }
  return false;
};

/**
 * Finds texts that are not in the pseudo-language, because they are not in brackets.
 *
 * @param data the data of the story, such as its args. Its texts may be outside brackets.
 * @returns each text, with the element that contains it
 */
export const findUntranslated = (root: Element, data: unknown): string[] => {
  const dataTexts = [...new Set(textsOf(data).map((text) => text.trim()))]
    .filter(hasLetters)
    .sort((one, other) => other.length - one.length);
  const isUntranslated = (text: string): boolean => {
    const rest = withoutBrackets(text);
    return hasLetters(rest) && hasLetters(dataTexts.reduce((left, known) => left.replaceAll(known, ''), rest));
  };
  const found: string[] = [];
  const report = (text: string, element: Element) => found.push(`“${text}” in ${element.outerHTML.slice(0, 200)}`);

  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const parent = node.parentElement;
    // A textarea contains the text that the user has typed.
    if (!parent || parent.matches('textarea') || parent.closest(ignored)) continue;
    if (isUntranslated(node.data) && !isPartOfText(node)) report(node.data, parent);
  }
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(ignored)) continue;
    for (const name of readAttributes) {
      const text = element.getAttribute(name);
      if (text && isUntranslated(text)) report(text, element);
    }
  }
  return found;
};
