import { inMode } from '../../theme/inMode.ts';
import document from '../../theme/tokens.json';

/** A colour in the format of tokens.json. */
type Color = { components: [red: number, green: number, blue: number]; alpha?: number; hex: string };

/** A length in the format of tokens.json. One rem is 16 px. */
type Length = { value: number; unit: 'rem' | 'px' };

/** A design token, as far as the documentation pages need it. */
export type Token = {
  /** The name of its custom property, without `--`. */
  name: string;
  description: string;
  value: unknown;
  /** The value in the dark theme, if it differs. */
  darkValue: unknown;
  usage: {
    smallest?: unknown;
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
  $extensions?: { mode?: { dark?: unknown }; 'second-gear'?: Token['usage'] };
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
    usage: $extensions['second-gear'] ?? {},
  }));
  const own = tokens.length > 0 ? [{ path, description: node.$description ?? '', tokens }] : [];
  const inner = children
    .filter((child) => !isToken(child))
    .flatMap(([name, child]) => groupsOf(child, path ? `${path}.${name}` : name));
  return [...own, ...inner];
};

const groups = groupsOf(document, '');

/** The URL of a file with the tokens in the dark theme, in the format of tokens.json. */
export const darkTokensUrl = `data:application/json,${encodeURIComponent(JSON.stringify(inMode(document, 'dark')))}`;

/** The groups of tokens below a path: 'color'. */
export const groupsBelow = (path: string) => groups.filter((group) => group.path.startsWith(`${path}.`));

/**
 * The tokens of one group: 'motion.duration'.
 * @throws RangeError if tokens.json has no such group
 */
export const tokensOf = (path: string): Token[] => {
  const group = groups.find((one) => one.path === path);
  if (!group) throw new RangeError(`tokens.json has no group ${path}.`);
  return group.tokens;
};

export const colorTokens = new Map(
  groupsBelow('color').flatMap(({ tokens }) => tokens.map((token) => [token.name, token])),
);

const colorOf = ({ value, darkValue }: Token, theme: 'light' | 'dark') =>
  ((theme === 'dark' && darkValue) || value) as Color;

/** The value of a colour token in a theme as `#211c17`, or as `#211c17, 30 %` if the colour is not opaque. */
export const hexOf = (token: Token, theme: 'light' | 'dark'): string => {
  const { hex, alpha = 1 } = colorOf(token, theme);
  return alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)} %`;
};

const pixelsOf = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);

/** The value of a length token as `12 px`, or as `56 to 104 px` if it grows with the window. */
export const lengthOf = ({ value, usage: { smallest } }: Token): string => {
  const largest = pixelsOf(value as Length);
  return smallest === undefined ? `${largest} px` : `${pixelsOf(smallest as Length)} to ${largest} px`;
};

/** The value of a colour token in a theme as `rgb(33, 28, 23)`. */
export const rgbOf = (token: Token, theme: 'light' | 'dark') => {
  const { components, alpha = 1 } = colorOf(token, theme);
  const channels = components.map((component) => Math.round(component * 255)).join(', ');
  return alpha === 1 ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
};
