import { inMode } from '../../theme/inMode.ts';
import document from '../../theme/tokens.json';

/** A colour in the format of tokens.json. */
type Color = { alpha?: number; hex: string };

/** A length in the format of tokens.json. One rem is 16 px. */
type Length = { value: number; unit: 'rem' | 'px' };

/** A layer of a shadow in the format of tokens.json. */
type ShadowLayer = { color: Color; offsetX: Length; offsetY: Length; blur: Length; spread: Length };

/** A design token, as far as the documentation pages need it. */
export type Token = {
  /** The name of its custom property, without `--`. */
  name: string;
  description: string;
  value: unknown;
  /** The value in the dark theme, if it differs. */
  darkValue: unknown;
  /** The value in Bangla, if it differs. */
  banglaValue: unknown;
  usage: {
    smallest?: unknown;
    /** The unit of a number. */
    unit?: string;
    /** The CSS function of a shadow that is used as a filter. */
    filter?: string;
    textOn?: string[];
    borderOn?: string[];
    isDecorative?: boolean;
  };
};

/** A group of tokens. The path is that of the group in tokens.json. */
export type TokenGroup = { path: string; description: string; tokens: Token[] };

type Node = {
  $description?: string;
  $value?: unknown;
  $extensions?: { mode?: { dark?: unknown; bn?: unknown }; 'second-gear'?: Token['usage'] };
};

const childrenOf = (node: Node) =>
  Object.entries(node).filter(([key]) => !key.startsWith('$')) as unknown as [string, Node][];

const isToken = ([, node]: [string, Node]) => node.$value !== undefined;

const groupsOf = (node: Node, path: string): TokenGroup[] => {
  const children = childrenOf(node);
  const tokens = children.filter(isToken).map(([name, { $description = '', $value, $extensions = {} }]) => ({
    name,
    description: $description,
    value: $value,
    darkValue: $extensions.mode?.dark,
    banglaValue: $extensions.mode?.bn,
    usage: $extensions['second-gear'] ?? {},
  }));
  const own = tokens.length > 0 ? [{ path, description: node.$description ?? '', tokens }] : [];
  const inner = children
    .filter((child) => !isToken(child))
    .flatMap(([name, child]) => groupsOf(child, path ? `${path}.${name}` : name));
  return [...own, ...inner];
};

export const tokenGroups = groupsOf(document, '');

/** The URL of a file with the tokens in the dark theme, in the format of tokens.json. */
export const darkTokensUrl = `data:application/json,${encodeURIComponent(JSON.stringify(inMode(document, 'dark')))}`;

/** The group of tokens at a path and those below it: 'color'. */
export const groupsBelow = (path: string) => tokenGroups.filter((group) => `.${group.path}.`.startsWith(`.${path}.`));

/**
 * The tokens of one group: 'motion.duration'.
 * @throws RangeError if tokens.json has no such group
 */
export const tokensOf = (path: string): Token[] => {
  const group = tokenGroups.find((one) => one.path === path);
  if (!group) throw new RangeError(`tokens.json has no group ${path}.`);
  return group.tokens;
};

export const colorTokens = new Map(
  groupsBelow('color').flatMap(({ tokens }) => tokens.map((token) => [token.name, token])),
);

const valueIn = ({ value, darkValue }: Token, theme: 'light' | 'dark') => (theme === 'dark' && darkValue) || value;

const colorOf = (token: Token, theme: 'light' | 'dark') => valueIn(token, theme) as Color;

const hexText = ({ hex, alpha = 1 }: Color) => (alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)} %`);

/** The value of a colour token in a theme as `#211c17`, or as `#211c17, 30 %` if the colour is not opaque. */
export const hexOf = (token: Token, theme: 'light' | 'dark'): string => hexText(colorOf(token, theme));

/** The layers of a shadow token in a theme, each as `x 0, y 1, blur 2, spread 0 px, #3c2814, 12 %`. */
export const shadowLayersOf = (token: Token, theme: 'light' | 'dark'): string[] => {
  const layers = [valueIn(token, theme)].flat() as ShadowLayer[];
  return layers.map(({ color, offsetX, offsetY, blur, spread }) => {
    const [x, y, blurred, spreads] = [offsetX, offsetY, blur, spread].map(pixelsOf);
    return `x ${x}, y ${y}, blur ${blurred}, spread ${spreads} px, ${hexText(color)}`;
  });
};

const pixelsOf = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);

/** The value of a length token as `12 px`, or as `56 to 104 px` if it grows with the window. */
export const lengthOf = ({ value, usage: { smallest } }: Token): string => {
  const largest = pixelsOf(value as Length);
  return smallest === undefined ? `${largest} px` : `${pixelsOf(smallest as Length)} to ${largest} px`;
};

const textOf = (value: unknown, unit = '') => `${[value].flat().join(', ')}${unit && ` ${unit}`}`;

/** The value of a token that is a number or a list: `66 ch`, or `1.05 (Bangla: 1.3)` if it differs in Bangla. */
export const plainValueOf = ({ value, banglaValue, usage: { unit } }: Token): string =>
  banglaValue === undefined ? textOf(value, unit) : `${textOf(value, unit)} (Bangla: ${textOf(banglaValue, unit)})`;
