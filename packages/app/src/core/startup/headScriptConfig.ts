/** The build writes these values into one HTML file. */
export type HeadScriptConfig = {
  /** The URL of the entry chunk. */
  main: string;
  /** Only browsers that lack an API load it. */
  polyfills: string;
  /** Without the entry chunk: a regular expression for the page's path, and the URLs of the chunks. */
  routeChunks: readonly (readonly [path: string, files: readonly string[]])[];
  /** The URLs may contain groups of the expression (`$1`), and ':email', the e-mail address of the last user. */
  preloads: readonly (readonly [path: string, addresses: readonly string[]])[];
};
