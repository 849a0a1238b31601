/** What the build passes to the inline head script of one HTML file. */
export type HeadScriptConfig = {
  /** The URL of the entry chunk. */
  main: string;
  /** The files of `routeChunks`, each once. */
  files: readonly string[];
  /** The other files of each page: a regular expression for its path, and indexes into `files`. */
  routeChunks: (readonly [path: string, files: readonly number[]])[];
  /**
   * The requests to preload: a regular expression for the page's path, and URLs that may contain its groups (`$1`). The list of
   * bikes comes first. ':email' stands for the last user's e-mail address.
   */
  preloads: (readonly [path: string, addresses: readonly string[]])[];
  /** The URL of the script that renders the first cards of a list. */
  firstCardsScript: string;
};
