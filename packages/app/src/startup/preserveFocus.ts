/** Returns all elements with the same tag name and text as this one. */
const similarElements = (root: Element, { localName, textContent }: Element): Element[] =>
  [...root.getElementsByTagName(localName)].filter((one) => one.textContent === textContent);

/** Preserves the keyboard focus when React replaces the prerendered HTML: focuses the equivalent new element. */
export const preserveFocus = (root: Element): void => {
  let focused: { element: Element; index: number } | undefined;
  const update = () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== root && root.contains(activeElement))
      focused = { element: activeElement, index: similarElements(root, activeElement).indexOf(activeElement) };
  };
  const first = root.firstElementChild;
  const observer = new MutationObserver(() => {
    if (first?.isConnected) return;
    observer.disconnect();
    root.removeEventListener('focusin', update);
    const replacement =
      focused && (document.getElementById(focused.element.id) ?? similarElements(root, focused.element)[focused.index]);
    if (replacement instanceof HTMLElement && document.activeElement === document.body)
      replacement.focus({ preventScroll: true });
  });
  update();
  root.addEventListener('focusin', update);
  observer.observe(root, { childList: true });
};
