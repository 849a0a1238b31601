/** What the build passes to the inline head script of one HTML file. */
export type HeadScriptConfig = {
  /** The URL of the entry chunk. */
  main: string;
  /** The paths of the files that `routeChunks` names, each once. */
  files: readonly string[];
  /**
   * The further files of each page: a regular expression for the page's path, and the indexes of the files in `files`.
   */
  routeChunks: (readonly [path: string, files: readonly number[]])[];
  /**
   * The requests to preload: a regular expression for the page's path, and URLs that may contain the groups of the
   * expression (`$1`). The URL of the list of bikes is the first one. In a URL, ':email' is replaced by the last user's
   * e-mail address.
   */
  preloads: (readonly [path: string, addresses: readonly string[]])[];
  /** The URL of the script that renders the first cards of a list. */
  firstCardsScript: string;
};
