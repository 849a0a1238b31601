/** Which headers a static host sends with the files at some paths. Header names are in lower case. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Reads a `_headers` file, as Netlify and Cloudflare Pages do: a path, and below it, indented, its headers. */
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

/** A star at the end stands for anything. */
const matchesPath = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Everything that the rules say of one path; where two say the same header, the later one counts. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matchesPath(rule.path, path)).map(({ headers }) => headers));
