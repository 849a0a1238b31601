import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { inMode } from '../../../packages/ui/src/theme/inMode.ts';
import { tokensPath } from './readTokens.ts';

/**
 * The JSON schemas of the Design Tokens Format Module 2025.10 (https://www.designtokens.org/schemas/2025.10/format.json and
 * the schemas that it refers to), under the W3C Software and Document License.
 */
const schemas = JSON.parse(await readFile(new URL('dtcg-2025.10.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ schemas, strict: false, validateFormats: false, allErrors: true });
const format = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** The errors of a document, each with its place in the document. */
const errorsOf = (document: unknown): string[] => {
  ajv.validate(format, document);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('the schema of the design tokens format', () => {
  test.each(['light', 'dark'])('accepts the design tokens of the %s theme', async (theme) => {
    expect(errorsOf(inMode(JSON.parse(await readFile(tokensPath, 'utf8')), theme))).toEqual([]);
  });

  test.each([
    ['an unknown type', { gap: { $type: 'distance', $value: 1 } }],
    ['a length without a unit', { gap: { $type: 'dimension', $value: 4 } }],
    ['a colour in the notation of CSS', { sky: { $type: 'color', $value: '#ff0033' } }],
    ['a name that begins with a dollar sign', { $sky: { $type: 'number', $value: 1 } }],
  ])('rejects %s', (_, document) => {
    expect(errorsOf(document)).not.toEqual([]);
  });
});
