import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const textsOf = (prefix: string, recent: readonly string[] = []): string[] =>
  suggest(prefix, undefined, recent).map(({ text }) => text);

describe('suggest', () => {
  it.each([
    ['mir', 'Mirpur'],
    ['honda mir', 'honda Mirpur'],
    ['মির', 'মিরপুর'],
    ['লাল হোন্ডা ঢা', 'লাল হোন্ডা ঢাকা'],
    ['old dh', 'Old Dhaka'],
    ['yamaha rx', 'yamaha RX 100'],
    ['hond', 'Honda'],
  ])('completes the last words of %j and keeps the words before them [R10.06c]', (prefix, text) =>
    expect(textsOf(prefix)).toContain(text),
  );

  it.each([
    ['under', 'under 1.5 lakh'],
    ['honda mirpur under ', 'honda mirpur under 1.5 lakh'],
    ['red yamaha below 2', 'red yamaha below 2 lakh'],
    ['honda at least 80', 'honda at least 80 thousand'],
    ['ঢাকায় হোন্ডা বাজেট', 'ঢাকায় হোন্ডা বাজেট ১.৫ লাখ'],
    ['হোন্ডা সর্বোচ্চ ৮০', 'হোন্ডা সর্বোচ্চ ৮০ হাজার'],
    ['২', '২ লাখের মধ্যে'],
    ['2', 'under 2 lakh'],
  ])('offers prices after %j and keeps the words before them [R10.06c]', (prefix, text) =>
    expect(textsOf(prefix)).toContain(text),
  );

  it.each(['honda before ', 'honda 12'])('offers no price after %j', (prefix) =>
    expect(suggest(prefix).filter(({ kind }) => kind === 'price')).toEqual([]),
  );

  it('offers the earlier searches first, and all of them for an empty field [R10.06c]', () => {
    const recent = ['honda dhaka', 'yamaha', 'hornet'];
    expect(textsOf('', recent)).toEqual(recent);
    expect(textsOf('ho', recent).slice(0, 2)).toEqual(['honda dhaka', 'hornet']);
  });

  it.each([
    '',
    'honda',
    'হোন্ডা',
    'under 1 lakh',
    '1',
    'mirpur',
    'a'.repeat(5000),
    '__proto__ constructor',
    '.*+?^$()|[]{}\\',
  ])('offers at most six texts for %j, each once, and never the text that the user has typed [R10.06c]', (prefix) => {
    const recent = Array.from({ length: 20 }, (_, at) => `honda ${at}`);
    const keys = textsOf(prefix, [...recent, 'Honda', 'honda']).map((text) => text.toLowerCase());
    expect(keys.length).toBeLessThanOrEqual(6);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(prefix.trim().toLowerCase());
  });
});
