/** The id of the tray with the bikes that are chosen for a comparison. */
export const compareTrayId = 'compare-tray';
