type ArgType = {
  type?: object | string;
  table?: { type?: { summary?: string } };
};

/** Types that react-docgen writes when it cannot read the type in the source. */
const unreadable = ['unknown', 'literal'];

/**
 * Shows the type of each prop on the docs pages. Without it, Storybook shows only react-docgen's name for the kind of the
 * type, such as `union` or `Pick`.
 */
export const showTypes = <Types extends Record<string, ArgType>>({ argTypes }: { argTypes: Types }): Types =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary;
      if (!summary) return [name, argType];
      const text = textOf(argType.type) ?? summary;
      // An empty object, because without `table.type` Storybook would show the word `other`.
      const type = unreadable.includes(text) ? {} : { ...argType.table?.type, summary: text };
      return [name, { ...argType, table: { ...argType.table, type } }];
    }),
  ) as Types;

/** Returns the type as TypeScript; undefined if react-docgen has not stored it. */
const textOf = (type: ArgType['type']): string | undefined => {
  if (typeof type !== 'object') return undefined;
  if ('name' in type && type.name === 'enum' && 'value' in type && Array.isArray(type.value))
    return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  if (!('raw' in type) || typeof type.raw !== 'string') return undefined;
  const text = type.raw
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '');
  return 'required' in type && type.required ? text : text.replace(/ \| undefined$/, '');
};
