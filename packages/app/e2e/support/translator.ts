import type { BrowserContext } from '@playwright/test';

/**
 * Simulates the browser's translation of a page that React has rendered (failure mode T1). The script replaces each new
 * text node by a copy in two `<font>` elements. The copy has the same text, so that tests find it. React does not know
 * the copy, and updates the removed text node. If the two texts then differ, the script reports a violation, because a
 * user would read the old text of the copy.
 */
export const translate = (context: BrowserContext) => context.addInitScript(translatePages);

/** Replaces the texts of a page. Playwright runs this function in each page before the page's own scripts. */
const translatePages = () => {
  /** For each removed text node, the copy that replaces it. */
  const copies = new WeakMap<Text, { text: Text; element: HTMLElement }>();
  const isCopy = new WeakSet<Node>();
  const untranslated = 'script, style, noscript, textarea, [contenteditable], [translate="no"], svg';

  const reportIfStale = (text: Text) => {
    const copy = copies.get(text);
    if (copy?.element.isConnected && copy.text.data !== text.data)
      void window.reportViolation(`a translated text is stale: "${copy.text.data}" instead of "${text.data}"`);
  };
  const originals = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text) reportIfStale(target);
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
      void window.reportViolation(`a translated text is on the page twice: "${text.data}"`);
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

  /**
   * Whether the translation may start. On a prerendered page it must wait for hydration; before hydration, buttons of
   * the page are inert.
   */
  const isReady = () => document.readyState === 'complete' && !document.querySelector('#root[data-page] [inert]');
  const startWhenReady = () => {
    if (!isReady()) return;
    readyObserver.disconnect();
    window.removeEventListener('load', startWhenReady);
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) wrapAll(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const readyObserver = new MutationObserver(startWhenReady);
  readyObserver.observe(document, { attributes: true, childList: true, subtree: true });
  window.addEventListener('load', startWhenReady);
};
