import { ChunkLoadError, type LoadTrigger } from '@second-gear/ui';
import { withTimeout } from '../api/withTimeout.ts';
import { type FailedStylesheets, watchFailedStylesheets } from './failedStylesheets.ts';

/** How long a part of the app is waited for, in ms (spec §7). */
const timeoutMs = 120_000;

type ChunkLoaderOptions = {
  /** Where it is kept, for this tab alone, that the page was reloaded for a part. */
  storage: () => Storage;
  isOnline: () => boolean;
  failedStylesheets: FailedStylesheets;
};

/**
 * Loads a part of the app by its name. Throws a PartMissing when it does not come in time: the first time one that is
 * worth a reload, since a shop that was put up anew has other files than the page that is open; then, in the same tab, no
 * more until the part has come once. Without a line, or where nothing can be kept to know of the first time, never.
 */
export const createChunkLoader = ({ storage, isOnline, failedStylesheets }: ChunkLoaderOptions) => {
  /** What the parts that did not come may have lacked besides their code, by their names. */
  const missingStylesheets = new Map<string, readonly string[]>();
  const markReloaded = (key: string): boolean => {
    try {
      if (!isOnline() || storage().getItem(key) !== null) return false;
      storage().setItem(key, 'yes');
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const clearReloaded = (key: string) => {
    try {
      storage().removeItem(key);
    } catch {
      // It may not be touched, so nothing was kept there.
    }
  };

  const loadWithStylesheets = async <Part>(name: string, load: () => Promise<Part>): Promise<Part> => {
    await Promise.all((missingStylesheets.get(name) ?? []).map((href) => failedStylesheets.retry(href)));
    return load();
  };

  return async <Part>(name: string, load: () => Promise<Part>, trigger: LoadTrigger = 'render'): Promise<Part> => {
    const key = `secondGear.reloadedFor.${name}`;
    try {
      const chunk = await withTimeout(loadWithStylesheets(name, load), timeoutMs);
      missingStylesheets.delete(name);
      clearReloaded(key);
      return chunk;
    } catch {
      missingStylesheets.set(name, failedStylesheets.read());
      throw new ChunkLoadError(markReloaded(key), () => clearReloaded(key), trigger);
    }
  };
};

export const loadChunk = createChunkLoader({
  storage: () => window.sessionStorage,
  isOnline: () => navigator.onLine,
  failedStylesheets: watchFailedStylesheets(),
});
