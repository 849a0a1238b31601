import type { BrowserContext } from '@playwright/test';

/**
 * Imitates what a browser's translation does to a page that React has drawn: each text is taken out of the page, and a copy of it
 * in two `<font>` elements stands in its place, as soon as the text is there. The words stay as they are, so that a test finds them.
 *
 * React keeps the text that was taken out, and changes that one. Where a copy on the page no longer says the same, the watch
 * reports it: a user would read something that is no longer true.
 */
export const translate = (context: BrowserContext) => context.addInitScript(translatePages);

/** Runs in each page before anything of the page does. */
const translatePages = () => {
  /** Of each text that was taken out. */
  const copies = new WeakMap<Text, { text: Text; element: HTMLElement }>();
  const isCopy = new WeakSet<Node>();
  const untranslated = 'script, style, noscript, textarea, [contenteditable], [translate="no"], svg';

  const tellIfStale = (text: Text) => {
    const copy = copies.get(text);
    if (copy?.element.isConnected && copy.text.data !== text.data)
      void window.tellWatch(`a translated text is stale: "${copy.text.data}" in the place of "${text.data}"`);
  };
  const originals = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text) tellIfStale(target);
  });

  const font = (content: Node) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const wrap = (text: Text) => {
    if (isCopy.has(text) || !text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
      return;
    if (copies.get(text)?.element.isConnected)
      void window.tellWatch(`a translated text is there twice: "${text.data}"`);
    const copy = document.createTextNode(text.data);
    isCopy.add(copy);
    const element = font(font(copy));
    copies.set(text, { text: copy, element });
    originals.observe(text, { characterData: true });
    text.replaceWith(element);
  };
  const wrapAll = (node: Node) => {
    const texts: Text[] = [];
    if (node instanceof Text) texts.push(node);
    else {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    texts.forEach(wrap);
  };

  /** A page that was drawn ahead is translated once React has taken it over: until then its buttons are inert. */
  const isReady = () => document.readyState === 'complete' && !document.querySelector('#root[data-page] [inert]');
  const begin = () => {
    if (!isReady()) return;
    starting.disconnect();
    window.removeEventListener('load', begin);
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) wrapAll(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const starting = new MutationObserver(begin);
  starting.observe(document, { attributes: true, childList: true, subtree: true });
  window.addEventListener('load', begin);
};
