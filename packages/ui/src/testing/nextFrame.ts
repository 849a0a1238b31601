/**
 * Waits for the next animation frame. Play functions are faster than users: in the frame in which a tooltip opens, the
 * tooltip ignores scrolling (see Tooltip), so a test that scrolls must wait for the next frame.
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
