import { parser, types } from 'storybook/internal/babel';

/** Between what a test stands in and the test: 'the client › encodes what people write into an address'. */
export const within = ' › ';

/**
 * The titles of the tests that a source declares, each after the titles of what it stands in. What a table fills in is left
 * as the source has it (`%s`, `$name`), what a template fills in is '…'. They are read from the syntax: a title in a
 * comment, or of a test that is skipped, is none.
 *
 * @param source a test file of Vitest or Playwright, or a part of the contract suite, whose questions are tests too
 * @param file its name, which tells whether it may hold JSX
 * @throws SyntaxError for a source that cannot be parsed
 */
export const testTitles = (source: string, file: string): string[] => {
  const tree = parser.parse(source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const titles: string[] = [];
  types.traverse(tree, (node, ancestors) => {
    const title = types.isCallExpression(node) && titleOf(node);
    if (title)
      titles.push([...ancestors.flatMap(({ node: around }) => titleOfGroup(around) ?? []), title].join(within));
  });
  return titles;
};

const titleOf = (call: types.CallExpression): string | undefined => {
  if (isCallTo(['test', 'it'], call.callee)) return textOf(call.arguments[0]);
  return types.isIdentifier(call.callee) ? titleOfQuestion(call.callee.name, call.arguments) : undefined;
};

const titleOfGroup = (node: types.Node): string | undefined =>
  types.isCallExpression(node) && isCallTo(['describe'], node.callee) ? textOf(node.arguments[0]) : undefined;

/** What may stand between `test` and its title, and leaves it a test that is run: `test.each(…)('…', …)`. */
const families = ['each', 'for', 'concurrent', 'sequential'];

const isCallTo = (names: readonly string[], callee: types.Node): boolean => {
  if (types.isIdentifier(callee)) return names.includes(callee.name);
  if (types.isCallExpression(callee)) return isCallTo(names, callee.callee);
  if (types.isTaggedTemplateExpression(callee)) return isCallTo(names, callee.tag);
  return (
    types.isMemberExpression(callee) &&
    types.isIdentifier(callee.property) &&
    families.includes(callee.property.name) &&
    isCallTo(names, callee.object)
  );
};

type Arguments = types.CallExpression['arguments'];

/**
 * A question of the contract suite, with the title that `titleOf` gives it there: `good(endpoint, name, told, marks)`,
 * `bad(endpoint, status, name, told, marks)`; and a whole family of them, `proving('M-4', …)`, by its case alone.
 */
const titleOfQuestion = (asked: string, given: Arguments): string | undefined => {
  if (asked === 'proving') {
    const proved = textOf(given[0]);
    return proved && `${proved}: …`;
  }
  if (asked !== 'good' && asked !== 'bad') return undefined;
  const [name, , marks] = asked === 'good' ? given.slice(1) : given.slice(2);
  const endpoint = textOf(given[0]);
  if (!endpoint || !textOf(name)) return undefined;
  const proved = provedBy(marks);
  return `${proved ? `${proved}: ` : ''}${endpoint} ${textOf(name)}`;
};

const provedBy = (marks: types.Node | undefined): string | undefined => {
  if (!types.isObjectExpression(marks)) return undefined;
  const proves = marks.properties.find(
    (property) => types.isObjectProperty(property) && types.isIdentifier(property.key, { name: 'proves' }),
  );
  return types.isObjectProperty(proves) ? textOf(proves.value) : undefined;
};

const textOf = (node: types.Node | undefined): string | undefined => {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isTemplateLiteral(node)) return node.quasis.map(({ value }) => value.cooked).join('…');
  return undefined;
};
