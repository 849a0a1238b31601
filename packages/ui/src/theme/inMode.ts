/** Design programs read only `$value`, so they import a document for each mode. */
export const inMode = (document: unknown, mode: string): unknown => {
  if (Array.isArray(document) || typeof document !== 'object' || document === null) return document;
  const value = (document as { $extensions?: { mode?: { [mode: string]: unknown } } }).$extensions?.mode?.[mode];
  if (value !== undefined) return { ...document, $value: value };
  return Object.fromEntries(Object.entries(document).map(([key, child]) => [key, inMode(child, mode)]));
};
