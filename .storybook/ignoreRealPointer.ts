/**
 * Runs in a page before anything else does: the browser's own pointer, which nobody moves, is not heard. Whenever something
 * is drawn the browser looks what has come to lie under it, and whatever a play hovers would be let go by that, sooner or
 * later or not at all.
 */
export const ignoreOwnPointer = () => {
  for (const kind of ['pointer', 'mouse']) {
    for (const what of ['over', 'out', 'enter', 'leave', 'move']) {
      const ignore = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
      globalThis.addEventListener(kind + what, ignore, { capture: true });
    }
  }
};
