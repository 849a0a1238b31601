/**
 * A header rule of the app build: the path to which it applies, and the headers that a static host sends for this path.
 * Header names are in lower case.
 */
export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * Parses a `_headers` file in the format of Netlify and Cloudflare Pages: each path is followed by indented lines with
 * its headers.
 */
export const readHeaderRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || value === undefined) rules.push({ path: line.trim(), headers: {} });
    else if (rule) rule.headers[name.toLowerCase()] = value;
  }
  return rules;
};

/** Whether a header rule applies to a path. A `*` at the end of the rule's path stands for any further characters. */
const matchesPath = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Returns the headers of all rules that match a path. If two rules set the same header, the later rule wins. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matchesPath(rule.path, path)).map(({ headers }) => headers));
