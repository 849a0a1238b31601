/** What the build tells the script in a page's head about that page. */
export type HeadPage = {
  /** The script of the whole shop. */
  main: string;
  /** What it is asked with who is here. */
  identity: string;
  /** The page stands there already: its code may come when everything that is seen has come. */
  isDrawn: boolean;
  /** What the pages are made of besides: a regular expression for the path, and the files. */
  parts: (readonly [path: string, files: readonly string[]])[];
  /** What it shows and anybody may read: a regular expression for the path, and the calls' addresses, made of what it finds. */
  calls: (readonly [path: string, addresses: readonly string[]])[];
};
