import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutEffects } from './patchRouter.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
const published = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const names = (code: string) => code.match(/^\w+\.displayName/gm) ?? [];
const made = (code: string) => code.match(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(/gm) ?? [];

describe('react-router without side effects', () => {
  test("removes react-router's assignments of displayName", () => {
    expect(names(published)).toContain('Link.displayName');
    expect(names(withoutEffects(published))).toEqual([]);
  });

  test("marks the calls that create react-router's components and contexts as pure", () => {
    expect(made(published).some((start) => start.startsWith('var Link = '))).toBe(true);
    expect(made(withoutEffects(published))).toEqual([]);
    expect(withoutEffects('var Link = React10.forwardRef(\n')).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n');
  });

  test('keeps all other code of react-router unchanged', () => {
    const code = 'function name(Component) {\n  Component.displayName = "x";\n  return React.memo(Component);\n}\n';
    expect(withoutEffects(code)).toBe(code);
  });
});
