import { describe, expect, it } from 'vitest';
import { rememberedPath } from './remembered.ts';

const from = (pathname: unknown, search: unknown = '', hash: unknown = '') => ({ from: { pathname, search, hash } });

describe('the remembered location', () => {
  it('keeps path, query and hash of our own pages', () => {
    expect(rememberedPath(from('/categories/1', '?sort=price', '#cb750'))).toBe('/categories/1?sort=price#cb750');
    expect(rememberedPath(from('/dashboard/payment/abc'))).toBe('/dashboard/payment/abc');
  });

  it.each([
    [undefined],
    [null],
    ['/categories/1'],
    [{}],
    [from('//evil.test')],
    [from('/\\evil')],
    [from('https:evil')],
    [from('javascript:alert(1)')],
    [from('/nowhere')],
    [from('/login')],
    [from(`/categories/${'x'.repeat(8_000)}`)],
    [from('/categories/1', 'evil')],
    [from('/categories/1', '', 7)],
  ])('goes home instead of to %o', (state) => {
    expect(rememberedPath(state)).toBe('/');
  });
});
