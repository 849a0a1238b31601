/** What the build tells the script in a page's head about that page. */
export type HeadScriptConfig = {
  /** The script of the whole shop. */
  main: string;
  /** Each of the files below, once. */
  files: readonly string[];
  /** What the pages are made of besides: a regular expression for the path, and which of those files. */
  routeChunks: (readonly [path: string, files: readonly number[]])[];
  /**
   * What it shows and anybody may read: a regular expression for the path, and the calls' addresses, made of what it finds, a
   * list of bikes before all others. ':email' is that of whoever is here.
   */
  preloads: (readonly [path: string, addresses: readonly string[]])[];
  /** What draws the first bikes of a list. */
  firstCardsScript: string;
};
