export const compareTrayId = 'compare-tray';
