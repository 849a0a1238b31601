import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG, type TokenNormalized } from '@terrazzo/parser';
import { inMode } from '../../../packages/ui/src/theme/inMode.ts';
import { root } from '../../lib/install.mjs';

export const tokensPath = join(root, 'packages/ui/src/theme/tokens.json');

const filename = pathToFileURL(tokensPath);

/** The types in use. The parser does not report a missing or an unknown type. */
const types = ['color', 'cubicBezier', 'dimension', 'duration', 'fontFamily', 'number', 'shadow'];

const parseDocument = async (src: string) => {
  const logger = new Logger({ level: 'error' });
  const config = defineConfig(
    {
      alphabetize: false,
      // The format has only these two units. Without the option, the parser also accepts `em`.
      lint: { rules: { ...RECOMMENDED_CONFIG, 'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] } },
    },
    { logger, cwd: new URL('.', filename) },
  );
  return (await parse([{ filename, src }], { logger, config })).tokens;
};

/**
 * Reads design tokens, in the order of the document, and checks that they follow the DTCG format.
 *
 * @param src the content of tokens.json
 * @throws Error if a token has no known type, or a value that does not have the form of its type in some mode
 */
export const readTokens = async (src: string): Promise<TokenNormalized[]> => {
  const tokens = Object.values(await parseDocument(src));
  const untyped = tokens.filter(({ $type }) => !types.includes($type)).map(({ id }) => id);
  if (untyped.length > 0) throw new Error(`Tokens without a known $type: ${untyped.join(', ')}`);
  // The parser checks only `$value`. So the values of each mode are parsed once more, as `$value`.
  const modes = new Set(tokens.flatMap(({ mode }) => Object.keys(mode)).filter((mode) => mode !== '.'));
  for (const mode of modes) await parseDocument(JSON.stringify(inMode(JSON.parse(src), mode)));
  return tokens;
};
