import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStorage } from '#testing/testStorage.ts';
import { allowReload, claimReload } from './reloadGuard.ts';

describe('D1: a reload because of a missing chunk', () => {
  const { stored, storage } = createTestStorage();
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('claimReload returns true once in a tab, and once more after allowReload was called', () => {
    expect([claimReload(), claimReload()]).toEqual([true, false]);
    allowReload();
    expect([claimReload(), claimReload()]).toEqual([true, false]);
  });

  it('claimReload returns false while the browser is offline, and true when it is online again', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(claimReload()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(claimReload()).toBe(true);
  });

  it.each([
    ['rejects writes', { ...storage(), setItem: refuse }],
    ['ignores writes', { ...storage(), setItem: () => {} }],
    ['is disabled', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('claimReload returns false when session storage %s, to prevent endless reloads', (_, disabled) => {
    vi.stubGlobal('sessionStorage', disabled);
    expect(claimReload()).toBe(false);
    expect(allowReload).not.toThrow();
  });
});
