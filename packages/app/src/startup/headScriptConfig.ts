/** What the build passes to the inline head script of one HTML file. */
export type HeadScriptConfig = {
  /** The URL of the entry chunk. */
  main: string;
  /** The further files of each page: a regular expression for the page's path, and the URLs of the files. */
  routeChunks: readonly (readonly [path: string, files: readonly string[]])[];
  /**
   * The requests to preload: a regular expression for the page's path, and URLs that may contain the groups of the
   * expression (`$1`). In a URL, ':email' is replaced by the last user's e-mail address.
   */
  preloads: readonly (readonly [path: string, addresses: readonly string[]])[];
};
