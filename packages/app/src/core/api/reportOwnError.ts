/** For an error of the program after which the app goes on (failure mode F73). Monitoring reports it too. */
export const reportOwnError = (error: unknown): void => {
  // Node, in which unit tests run, has no `reportError`.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
};
