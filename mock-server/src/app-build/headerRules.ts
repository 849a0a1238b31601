/** The headers that a static host sends with the files at a path. Header names in lower case. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Parses a `_headers` file of Netlify and Cloudflare Pages: a path, and below it, indented, its headers. */
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

/** A `*` at the end matches everything. */
const matchesPath = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** The headers of all rules that match a path; the later rule wins. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matchesPath(rule.path, path)).map(({ headers }) => headers));
