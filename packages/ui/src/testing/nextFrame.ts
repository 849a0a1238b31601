/**
 * Waits for the next frame. A play function needs this where it is faster than a user: a tooltip that is scrolled in
 * the frame in which it opens does not close, because it ignores the scroll that the focus causes (see Tooltip).
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
