/** The elements that cannot be told from this one by what they are and say. */
const likes = (root: Element, { localName, textContent }: Element): Element[] =>
  [...root.getElementsByTagName(localName)].filter((one) => one.textContent === textContent);

/**
 * Whoever stands on something on the page that stands here first, with a keyboard, stands on the same when another is drawn in
 * its place.
 */
export const keepPlaceOfFocus = (root: Element): void => {
  let held: { element: Element; place: number } | undefined;
  const look = () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== root && root.contains(activeElement))
      held = { element: activeElement, place: likes(root, activeElement).indexOf(activeElement) };
  };
  const first = root.firstElementChild;
  const observer = new MutationObserver(() => {
    if (first?.isConnected) return;
    observer.disconnect();
    root.removeEventListener('focusin', look);
    const heir = held && (document.getElementById(held.element.id) ?? likes(root, held.element)[held.place]);
    if (heir instanceof HTMLElement && document.activeElement === document.body) heir.focus({ preventScroll: true });
  });
  look();
  root.addEventListener('focusin', look);
  observer.observe(root, { childList: true });
};
