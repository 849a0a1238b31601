import { contrastRatio } from './contrast.ts';
import { colorTokens, hexOf } from './tokens.ts';

/**
 * A colour and a colour behind it, each as the name of a token, or as a hexadecimal colour of an image. The ratio is the
 * contrast that WCAG 2.2 (AA) requires: 4.5 for text, 3 for borders of controls, focus rings and graphics.
 */
export type ContrastPair = { foreground: string; background: string; minRatio: 4.5 | 3 };

const stylesheets: Record<string, string> = import.meta.glob('../../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Declaration = { property: string; token: string };

/** The declarations of each CSS rule whose value ends with a colour token: `1px solid var(--color-border)`. */
const readRules = (css: string): Declaration[][] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
    [...body.matchAll(/([\w-]+):\s*(?:[^;]*\s)?var\(--(color-[\w-]+)\)\s*;/g)].map(([, property = '', token = '']) => ({
      property,
      token,
    })),
  );

/** Some rules set colours in custom properties of their own, such as `--button-text` and `--button-bg-hover`. */
const isText = ({ property }: Declaration) => property === 'color' || /^--.*-text/.test(property);
const isBackground = ({ property }: Declaration) => /^background(-color)?$|^--.*-bg/.test(property);
const isLine = ({ property }: Declaration) => /^(border|outline)/.test(property);

const rules = Object.values(stylesheets).flatMap(readRules);

const isDecorative = ({ token }: Declaration) => colorTokens.get(token)?.usage.isDecorative ?? false;

const textPair = (foreground: string, background: string): ContrastPair => ({ foreground, background, minRatio: 4.5 });
const linePair = (foreground: string, background: string): ContrastPair => ({ foreground, background, minRatio: 3 });

/** Pairs of rules that set the background, and also the colour of the text or of a line. */
const pairsOfRules = rules.flatMap((rule) =>
  rule
    .filter(isBackground)
    .flatMap(({ token: background }) => [
      ...rule.filter(isText).map(({ token }) => textPair(token, background)),
      ...rule
        .filter((one) => isLine(one) && one.token !== background && !isDecorative(one))
        .map(({ token }) => linePair(token, background)),
    ]),
);

/** Pairs that a token declares in tokens.json, because the background is that of another element. */
const declaredPairs = [...colorTokens.values()].flatMap(({ name, usage }) => [
  ...(usage.textOn ?? []).map((background) => textPair(name, background)),
  ...(usage.borderOn ?? []).map((background) => linePair(name, background)),
]);

const keyOf = ({ background, foreground }: ContrastPair) => `${background} ${foreground}`;

/** All pairs of colours that are used together. If text and borders have the same pair, the pair of the text counts. */
export const contrastPairs: ContrastPair[] = [
  ...new Map(
    [...pairsOfRules, ...declaredPairs].sort((a, b) => a.minRatio - b.minRatio).map((pair) => [keyOf(pair), pair]),
  ).values(),
].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

const hexIn = (theme: 'light' | 'dark', name: string): string => {
  const token = colorTokens.get(name);
  return token ? hexOf(token, theme) : name;
};

/** The contrast of a pair in one theme. */
export const ratioOf = ({ foreground, background }: ContrastPair, theme: 'light' | 'dark'): number =>
  contrastRatio(hexIn(theme, foreground), hexIn(theme, background));

/** Tokens that a rule without a background uses for text or a line, and that do not declare their backgrounds. */
export const undeclaredTokens: string[] = rules
  .filter((rule) => !rule.some(isBackground))
  .flatMap((rule) =>
    rule.filter((one) => {
      const { textOn, borderOn = textOn } = colorTokens.get(one.token)?.usage ?? {};
      return (isText(one) && !textOn) || (isLine(one) && !borderOn && !isDecorative(one));
    }),
  )
  .map(({ token }) => token);
