/**
 * Waits for the next animation frame. A tooltip ignores scrolling in the frame in which it opens. A play function is
 * fast enough to scroll in that frame, so it must wait.
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
