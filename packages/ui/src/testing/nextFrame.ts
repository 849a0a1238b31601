/**
 * Waits for the next frame. A play function is faster than a user: a tooltip that is closed in the frame in which it opens
 * takes that for the scroll of the focus itself (see Tooltip).
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
