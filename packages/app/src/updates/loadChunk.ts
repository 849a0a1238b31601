import { ChunkLoadError, type LoadTrigger } from '@second-gear/ui';
import { withTimeout } from '../api/withTimeout.ts';
import { type FailedStylesheets, watchFailedStylesheets } from './failedStylesheets.ts';

/** The longest time that loading a chunk may take, in ms (docs/requirements.md, R7.38). */
const timeoutMs = 120_000;

type ChunkLoaderOptions = {
  /** The storage of this tab. It records for which chunks the page was already reloaded. */
  storage: () => Storage;
  isOnline: () => boolean;
  failedStylesheets: FailedStylesheets;
};

/**
 * Creates the function that loads a chunk by its name. The function throws ChunkLoadError on timeout or failure. At the
 * first failure of a chunk in a tab, the error's `shouldReload` is true, because a new deployment may have replaced the
 * file. It is true again only after the chunk has loaded once in between. `shouldReload` is never true while offline or
 * when session storage is unavailable.
 */
export const createChunkLoader = ({ storage, isOnline, failedStylesheets }: ChunkLoaderOptions) => {
  /** The URLs of the stylesheets that had failed when a chunk failed, by chunk name. */
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
      // Session storage is unavailable, so there is nothing to remove.
    }
  };

  const loadWithStylesheets = async <Module>(name: string, load: () => Promise<Module>): Promise<Module> => {
    await Promise.all((missingStylesheets.get(name) ?? []).map((href) => failedStylesheets.retry(href)));
    return load();
  };

  return async <Module>(
    name: string,
    load: () => Promise<Module>,
    trigger: LoadTrigger = 'render',
  ): Promise<Module> => {
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
