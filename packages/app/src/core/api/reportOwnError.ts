/**
 * Logs an error of the program, and reports it if monitoring is on, as the browser does with an error that nothing catches.
 * Used where the app goes on after such an error (failure mode F73).
 */
export const reportOwnError = (error: unknown): void => {
  // Node, in which unit tests run, has no `reportError`.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
};
