/**
 * Until the next frame. Nobody's finger is faster than that, and a play is: a close in the frame that a tooltip opens in is
 * taken for the scroll of the focus itself (Tooltip).
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
