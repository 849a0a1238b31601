/** The values that the build writes into the inline head script of one HTML file. */
export type HeadScriptConfig = {
  /** The URL of the entry chunk. */
  main: string;
  /** The URL of the file that adds missing APIs. Only browsers that lack one load it. */
  polyfills: string;
  /**
   * The chunks of each page, without the entry chunk: a regular expression for the page's path, and the URLs of the
   * chunks.
   */
  routeChunks: readonly (readonly [path: string, files: readonly string[]])[];
  /**
   * The requests to preload: a regular expression for the page's path, and URLs. A URL may contain groups of the
   * expression (`$1`), and ':email', which is replaced by the e-mail address of the last user.
   */
  preloads: readonly (readonly [path: string, addresses: readonly string[]])[];
};
