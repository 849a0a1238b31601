import { describe, expect, it } from 'vitest';
import { paths, requiredRole, sellPath } from '#core/navigation/paths.ts';
import { forwardReturnTo, keepReturnTo, readKeptReturnTo, readReturnTo } from './returnTo.ts';

const from = (pathname: unknown, search: unknown = '', hash: unknown = '') => ({ from: { pathname, search, hash } });

describe('return-to URL', () => {
  it("readReturnTo keeps path, query and hash of the app's own pages [R2.45]", () => {
    expect(readReturnTo(from('/categories/1', '?sort=price', '#cb750'))).toBe('/categories/1?sort=price#cb750');
    const list = `?list=${'1.0b1cedb3-4b9e-2d81-a122-958fc0000000,'.repeat(199)}`;
    expect(readReturnTo(from('/saved', list)), 'the longest link of a list').toBe(`/saved${list}`);
    expect(readReturnTo(from('/dashboard/payment/abc'))).toBe('/dashboard/payment/abc');
  });

  it.each([
    [null],
    [from('//evil.test')],
    [from('/\\evil')],
    [from('javascript:alert(1)')],
    [from('/login')],
    [from('/login/')],
    [from('\\t//evil.test')],
    [{ from: JSON.parse('{"__proto__": {"pathname": "/blogs", "search": "", "hash": ""}}') }],
  ])('A10: readReturnTo returns the home page for %o', (state) => {
    expect(readReturnTo(state)).toBe('/');
  });

  it('A10: readReturnTo returns a URL of this origin, and never the login page or the sign-up page, for any history state', () => {
    const shop = 'https://shop.test';
    const hostile = ['//evil.test', '/\\evil.test', '\\\\evil.test', 'https:evil', '@evil.test', 'javascript:alert(1)'];
    const odd = ['', '..', '../login', '%2e%2e/login', '%2F%2Fevil.test', '%', '%E0%A4%A', '\t', '\n', '\0', 'ক'];
    const places = ['', '/', '//', '/categories/', '/dashboard/payment/', '/login/', '/signup/', '/blogs/'];
    for (const place of places) {
      for (const rest of [...hostile, ...odd]) {
        const url = new URL(readReturnTo(from(`${place}${rest}`, `?${rest}`, `#${rest}`)), shop);
        expect(url.origin).toBe(shop);
        expect(['/login', '/signup']).not.toContain(url.pathname);
      }
    }
  });

  it.each([
    ['/dashboard/myorder?sort=price#cb750', 'buyer'],
    ['/dashboard/myproduct', 'seller'],
  ])(
    'A10: the page of the return-to URL %s requires the role %s, so that no other role is redirected to it',
    (path, role) => {
      expect(requiredRole(path)).toBe(role);
    },
  );
});

describe('the return-to URL on the home page', () => {
  it('readKeptReturnTo returns the URL only to the user who has signed up, and null if there is none [R10.03b]', () => {
    const kept = keepReturnTo(from('/bikes', '?q=yamaha+mirpur'), 'mou');
    expect(readKeptReturnTo(kept, 'mou')).toBe('/bikes?q=yamaha+mirpur');
    expect(readKeptReturnTo(kept, 'rahim')).toBeNull();
    expect(readKeptReturnTo(kept, null)).toBeNull();
    expect(readKeptReturnTo({ ...from('//evil.test'), uid: 'mou' }, 'mou')).toBeNull();
    expect(keepReturnTo(null, 'mou')).toBeUndefined();
  });
});

describe('the history state of a link', () => {
  const state = from('/categories/2', '?x=1', '#y');
  const at = (pathname: string) => ({ pathname, search: '', hash: '', key: 'a', state });

  it.each([
    ['/login', '/signup'],
    ['/signup', '/login'],
  ])('the history state of a link from %s to %s keeps the return-to URL', (here, to) => {
    expect(forwardReturnTo(at(here), to)).toBe(state);
  });

  it('the return-to URL of a link from "Sell your bike" to the login page is the form for a bike [R2.20c]', () => {
    const here = { ...at('/signup'), search: '?role=seller', state: null };
    expect(readReturnTo(forwardReturnTo(here, '/login'))).toBe(paths.addBike());
  });

  it.each([
    ['/login', '/'],
    ['/login', '/blogs'],
    ['/login', sellPath],
  ])('the history state of a link from %s to %s is empty', (here, to) => {
    expect(forwardReturnTo(at(here), to)).toBeUndefined();
  });
});
