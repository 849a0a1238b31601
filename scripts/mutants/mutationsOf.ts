import ts from 'typescript';

/** A mutation: one small change of the code that a developer could make by mistake. */
export type Mutation = {
  file: string;
  start: number;
  end: number;
  replacement: string;
  line: number;
  /**
   * Identifies the mutation even when line numbers change: file, names of the enclosing code, old code and new code.
   */
  key: string;
};

type Change = { node: ts.Node; end?: ts.Node; replacement: string; what: string };

/** For each operator, the operators that replace it: the opposite one, or one with another limit. */
const operators = new Map<ts.SyntaxKind, string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.LessThanToken, ['<=', '>']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>=']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<=']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
]);

const isJoined = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;

const siblingMethods: Record<string, string> = { some: 'every', every: 'some', max: 'min', min: 'max' };

/** Methods whose call can be removed, because the value without the call often has the same type. */
const droppable = new Set(['filter', 'trim', 'toLowerCase', 'slice', 'toSorted', 'catch', 'finally']);

/** Whether a statement sets a label that only developer tools show. Such a statement is not removed. */
const isLabel = (statement: ts.ExpressionStatement): boolean =>
  ts.isBinaryExpression(statement.expression) &&
  /\.(debugLabel|displayName)$/.test(statement.expression.left.getText());

const isStatementList = (node: ts.Node): node is ts.Block | ts.SourceFile => ts.isBlock(node) || ts.isSourceFile(node);

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
};

/** The names of the functions, variables, classes and properties that contain a node, outermost first. */
const namesAround = (node: ts.Node): string => {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (
      (ts.isVariableDeclaration(at) ||
        ts.isFunctionDeclaration(at) ||
        ts.isPropertyAssignment(at) ||
        ts.isMethodDeclaration(at) ||
        ts.isClassDeclaration(at) ||
        ts.isPropertyDeclaration(at)) &&
      at.name
    ) {
      names.unshift(oneLine(at.name.getText()));
    }
  }
  return names.join(' › ') || 'the file';
};

/** For a string literal whose type is a union of strings: another string of the union. */
const otherWord = (literal: ts.StringLiteral, checker: ts.TypeChecker): string | undefined => {
  const { parent } = literal;
  const compared = ts.isBinaryExpression(parent) ? (parent.left === literal ? parent.right : parent.left) : undefined;
  const type = compared ? checker.getTypeAtLocation(compared) : checker.getContextualType(literal);
  const words = type?.isUnion() ? type.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])) : [];
  if (!words.includes(literal.text) || words.length < 2) return undefined;
  return words[(words.indexOf(literal.text) + 1) % words.length];
};

/** For a property that this repository declares: the next property of the same object with the same type. */
const otherField = (access: ts.PropertyAccessExpression, checker: ts.TypeChecker): string | undefined => {
  const fields = checker.getTypeAtLocation(access.expression).getProperties();
  const at = fields.findIndex(({ name }) => name === access.name.text);
  const field = fields[at];
  const typeOf = (symbol: ts.Symbol) => checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, access));
  if (!field || /node_modules/.test(field.declarations?.[0]?.getSourceFile().fileName ?? 'node_modules'))
    return undefined;
  const type = typeOf(field);
  return [...fields.slice(at + 1), ...fields.slice(0, at)].find((one) => typeOf(one) === type)?.name;
};

const changesAt = (node: ts.Node, checker: ts.TypeChecker): Change[] => {
  const text = (part: ts.Node) => part.getText();

  if (ts.isIfStatement(node)) {
    const turned = { node: node.expression, replacement: `!(${text(node.expression)})`, what: 'turned round' };
    const isGuard = !node.elseStatement && isStatementList(node.parent);
    return isGuard ? [turned, { node, replacement: ';', what: 'left out' }] : [turned];
  }
  if (ts.isConditionalExpression(node)) {
    return [{ node: node.condition, replacement: `!(${text(node.condition)})`, what: 'turned round' }];
  }
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const swapped = (operators.get(operatorToken.kind) ?? []).map((sign) => ({
      node,
      replacement: `${text(left)} ${sign} ${text(right)}`,
      what: sign,
    }));
    const alone = [left, right].map((part) => ({ node, replacement: text(part), what: 'half of it' }));
    return isJoined(operatorToken.kind) ? [...swapped, ...alone] : swapped;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, replacement: text(node.operand), what: 'not' }];
  }
  if (ts.isAwaitExpression(node)) return [{ node, replacement: text(node.expression), what: 'not awaited' }];
  if (ts.isExpressionStatement(node)) {
    if (isLabel(node) || !isStatementList(node.parent)) return [];
    const { statements } = node.parent;
    const next = statements[statements.indexOf(node) + 1];
    const removed = { node, replacement: ';', what: 'left out' };
    if (!next || !ts.isExpressionStatement(next) || isLabel(next)) return [removed];
    return [removed, { node, end: next, replacement: `${text(next)} ${text(node)}`, what: 'in the other order' }];
  }
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    return [
      { node, replacement: String(Number.isInteger(value) && value < 100 ? value + 1 : value * 10), what: 'off' },
    ];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, replacement: 'false', what: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, replacement: 'true', what: 'true' }];
  if (ts.isStringLiteral(node)) {
    const other = otherWord(node, checker);
    return other === undefined ? [] : [{ node, replacement: `'${other}'`, what: 'another word' }];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const sibling = Object.hasOwn(siblingMethods, name.text) ? siblingMethods[name.text] : undefined;
    if (sibling) return [{ node: name, replacement: sibling, what: 'another method' }];
    return droppable.has(name.text) ? [{ node, replacement: text(expression), what: `without ${name.text}` }] : [];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const other = otherField(node, checker);
    return other ? [{ node: node.name, replacement: other, what: 'another field' }] : [];
  }
  if (ts.isSpreadAssignment(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    // Replace the property by an empty spread, so that the comma or the end of the object after it remains valid.
    return [{ node, replacement: '...{}', what: 'left out' }];
  }
  if (ts.isSpreadElement(node)) return [{ node, replacement: '...[]', what: 'left out' }];
  return [];
};

/** Whether a node has no effect at run time. */
const isSilent = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isExportDeclaration(node);

/** Returns every possible mutation of a file, in the order of the file. */
export const mutationsOf = (source: ts.SourceFile, file: string, checker: ts.TypeChecker): Mutation[] => {
  const seen = new Map<string, number>();
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    for (const { node: from, end: to = from, replacement, what } of changesAt(node, checker)) {
      const [start, end] = [from.getStart(source), to.getEnd()];
      const was = oneLine(source.text.slice(start, end));
      const is = replacement === ';' || replacement.startsWith('...') ? '(left out)' : oneLine(replacement);
      const about = `${file} › ${namesAround(from)}: ${was} → ${what === 'in the other order' ? '(in the other order)' : is}`;
      const times = (seen.get(about) ?? 0) + 1;
      seen.set(about, times);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, start, end, replacement, line, key: times > 1 ? `${about} (${times})` : about });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
