/**
 * Stops a command that has no options when it got arguments, which it would otherwise ignore.
 *
 * @param {string} settings how the command is configured instead
 */
export const rejectArguments = (settings) => {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  console.error(`There is no option ${argument}. ${settings}`);
  process.exit(2);
};
