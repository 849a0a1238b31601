/** Of the two taps of a double tap, in ms and px. */
const longest = 400;
const farthest = 24;

/** `pressed` is the control at the position. Null, as on the backdrop of a dialog, if there is none. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> & { pressed: unknown; name: string };

/** Whether `tap` is the second one of a double tap, and its position no longer has the same control. */
export const isStray = (tap: Tap, last: Tap | null): boolean => {
  // A page may replace a button, such as Try again, by a new one with the same name.
  if (!last?.pressed || tap.pressed === last.pressed || tap.name === last.name) return false;
  const time = tap.timeStamp - last.timeStamp;
  const distance = Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY);
  return time < longest && distance < farthest;
};

/** A browser repeats the click of a label on its field, so both are one control. */
const controlAt = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest('a, button, input, label, select, summary') : null;
  return control instanceof HTMLLabelElement ? control.control : control;
};

/** A button of a dialog differs from one behind it. */
const nameOf = (control: Element | null): string =>
  control
    ? [control.closest('[role$=dialog]') && 'dialog', control.getAttribute('aria-label') ?? control.textContent].join()
    : '';

/**
 * Ignores the second tap of a double tap if the first has moved or removed what it pressed: the second would press what
 * was below it, such as a link of the next page, or close the dialog that has just opened. Returns a function that stops this.
 */
export const ignoreStrayTaps = (): (() => void) => {
  let last: Tap | null = null;
  const onClick = (event: MouseEvent) => {
    // Neither a key nor a script has a position.
    if (!event.isTrusted || event.detail === 0) return;
    const { timeStamp, clientX, clientY } = event;
    const pressed = controlAt(event.target);
    const tap = { timeStamp, clientX, clientY, pressed, name: nameOf(pressed) };
    if (isStray(tap, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = tap;
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
};
