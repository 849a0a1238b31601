import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('D1: a chunk', () => {
  it('is returned when it loads, and its timeout is cleared', async () => {
    expect(await loadChunk(async () => 'the chunk')).toBe('the chunk');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with ChunkLoadError when it cannot be loaded, and loads at the next attempt', async () => {
    const load = vi.fn(async () => 'the chunk');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(await loadChunk(load)).toBe('the chunk');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after 120 seconds, and not before, when it never finishes loading [R7.38]', async () => {
    const onFailed = vi.fn();
    const loading = loadChunk(() => new Promise(() => {})).catch(onFailed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });
});
