/**
 * Makes a page ignore the events of the machine's real pointer. It runs in the page before any other script. After each
 * layout the browser sends such events for the element under the pointer. At an unpredictable time they would end a hover
 * that a play function simulates.
 */
export const ignoreRealPointer = () => {
  for (const kind of ['pointer', 'mouse']) {
    for (const event of ['over', 'out', 'enter', 'leave', 'move']) {
      const ignore = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
      globalThis.addEventListener(kind + event, ignore, { capture: true });
    }
  }
};
