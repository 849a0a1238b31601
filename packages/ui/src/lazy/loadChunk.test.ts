import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('D1: loading a chunk', () => {
  it('loadChunk returns the loaded module, and clears its timeout', async () => {
    expect(await loadChunk(async () => 'the chunk')).toBe('the chunk');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loadChunk rejects with ChunkLoadError when the chunk cannot be loaded, and loads the chunk at the next call', async () => {
    const load = vi.fn(async () => 'the chunk');
    const isOffline = { value: true };
    load.mockImplementation(async () => {
      if (isOffline.value) throw new TypeError('Failed to fetch dynamically imported module');
      return 'the chunk';
    });
    await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkLoadError);
    isOffline.value = false;
    expect(await loadChunk(load)).toBe('the chunk');
  });

  it('F73: loadChunk rejects with the error of the program when a module of the chunk throws', async () => {
    // The browser runs a module once, and throws the same error at each further import.
    const url = 'data:text/javascript,undefinedFunction()';
    const error = await loadChunk(() => import(/* @vite-ignore */ url)).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ReferenceError);
  });

  it('loadChunk rejects after 120 seconds, and not before, when the chunk never finishes loading [R7.38]', async () => {
    const onFailed = vi.fn();
    const loading = loadChunk(() => new Promise(() => {})).catch(onFailed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });

  it('loadChunk holds an error back for 10 seconds when the user is leaving the page, so that no reload takes the place of the next page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const onFailed = vi.fn();
    const loading = loadChunk(async () => {
      page.dispatchEvent(new Event('beforeunload'));
      throw new TypeError('error loading dynamically imported module');
    }).catch(onFailed);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });

  it('loadChunk rejects when a stylesheet of the page fails, but not for texts, which have no stylesheet', async () => {
    const link = Object.assign(new EventTarget(), { sheet: null });
    vi.stubGlobal('document', { querySelectorAll: () => [link] });
    const page = loadChunk(async () => 'page').catch((error: unknown) => error);
    const texts = loadChunk(async () => 'texts', { hasStylesheets: false });
    await vi.advanceTimersByTimeAsync(0);
    link.dispatchEvent(new Event('error'));
    expect(await page).toBeInstanceOf(ChunkLoadError);
    expect(await texts).toBe('texts');
  });
});
