/**
 * Parameters for stories that open a dialog or show toasts: on the docs page each story is in an iframe of its own. Without
 * it, all dialogs of all stories would be open at once, over the page, and the page could not be read.
 */
export const storiesInFrames = { docs: { story: { inline: false, height: '40rem' } } };
