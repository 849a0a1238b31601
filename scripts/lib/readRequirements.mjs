import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import ts from 'typescript';
import { root } from './install.mjs';
import { readSources } from './readFailureModes.mjs';
import { joinProofs, parseRequirements } from './requirements.mjs';

/**
 * The functions that declare a test, a group of tests, or a contract test. `test.skip` and similar functions are left
 * out.
 */
const declaresTest =
  /^(?:test|it|describe|accepts|rejects)(?:\.(?:describe|each|for|concurrent|sequential|serial|parallel))*$/;

/** @param {ts.Expression} callee @returns {string} `test.each` for `test.each([1, 2])` */
const nameOf = (callee) => {
  if (ts.isCallExpression(callee)) return nameOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return nameOf(callee.tag);
  return ts.isPropertyAccessExpression(callee) ? `${nameOf(callee.expression)}.${callee.name.text}` : callee.getText();
};

/**
 * @param {ts.Node} node @returns {string | undefined} the text of a literal, with … in place of each expression of a
 * template
 */
const textOf = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
};

/** @param {readonly ts.Expression[]} args @returns {string[]} the Playwright tags in `{ tag: … }` */
const tagsIn = (args) =>
  args
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .filter(({ name }) => name.getText() === 'tag')
    .flatMap(({ initializer }) => (ts.isArrayLiteralExpression(initializer) ? initializer.elements : [initializer]))
    .flatMap((node) => textOf(node) ?? []);

/**
 * The requirement ids that the tests of a source file cite: in brackets in a title, or as a tag.
 * @param {string} source TypeScript
 * @param {string} file the path of the file, which the proofs contain
 * @returns {import('./requirements.mjs').Citation[]}
 */
export const citationsIn = (source, file) => {
  /** @type {import('./requirements.mjs').Citation[]} */
  const citations = [];
  /** @param {ts.Node} node @param {string[]} groups titles of the test groups that contain the node */
  const visit = (node, groups) => {
    let around = groups;
    const name = ts.isCallExpression(node) ? nameOf(node.expression) : '';
    if (ts.isCallExpression(node) && /^(?:test|it|describe|accepts|rejects)\b/.test(name)) {
      if (!declaresTest.test(name)) return;
      const words = node.arguments.flatMap((argument) => textOf(argument) ?? []).join(' ');
      const [brackets = '', cited = ''] = / ?\[(R\d[^\]]*)\]/.exec(words) ?? [];
      const title = words.replace(brackets, '');
      const tags = tagsIn(node.arguments).flatMap((tag) => /^@(R\d.*)$/.exec(tag)?.[1] ?? []);
      const full = [...groups, title].join(' › ');
      for (const id of [...cited.split(' ').filter(Boolean), ...tags])
        citations.push({ id, proof: { kind: 'test', file, title: full } });
      if (name.includes('describe') && title) around = [...groups, title];
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return citations;
};

/** The requirement ids in the tags of the stories that are run as tests, as Storybook indexes them. */
const readStories = async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook'), ignorePreview: true });
  return Object.values(entries).flatMap(({ type, id, title, name, importPath, tags = [] }) => {
    if (type !== 'story' || !tags.includes('test')) return [];
    const file = importPath.replace('./', '');
    /** @type {import('./requirements.mjs').Proof} */
    const proof = { kind: 'story', file, title: `${title}: ${name}`, id, hasPlay: tags.includes('play-fn') };
    return tags.filter((tag) => /^R\d/.test(tag)).map((tag) => ({ id: tag, proof }));
  });
};

/** The path of docs/requirements.md. */
export const requirementsFile = join(root, 'docs/requirements.md');

/** Reads every requirement with its proofs, and the problems that `joinProofs` finds. */
export const readRequirements = async () =>
  joinProofs(parseRequirements(readFileSync(requirementsFile, 'utf8')), [
    ...readSources(['packages', 'mock-server', 'scripts', '.storybook'])
      // Parsing a file is slow, so only files that may cite an id are parsed.
      .filter(({ source }) => /\bR\d+\.\d/.test(source))
      .flatMap(({ file, source }) => citationsIn(source, file)),
    ...(await readStories()),
  ]);
