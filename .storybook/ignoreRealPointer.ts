/**
 * Runs in a page before any other script and ignores trusted pointer events. After each layout the browser sends events for the
 * element under the real pointer, which would end a hover that a play function simulates, at an unpredictable time.
 */
export const ignoreRealPointer = () => {
  for (const kind of ['pointer', 'mouse']) {
    for (const event of ['over', 'out', 'enter', 'leave', 'move']) {
      const ignore = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
      globalThis.addEventListener(kind + event, ignore, { capture: true });
    }
  }
};
