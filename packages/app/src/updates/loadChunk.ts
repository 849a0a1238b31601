import { ChunkLoadError, type LoadTrigger } from '@second-gear/ui';
import { withTimeout } from '../api/withTimeout.ts';
import { type LostSheets, watchLostSheets } from './failedStylesheets.ts';

/** How long a part of the app is waited for, in ms (spec §7). */
const timeoutMs = 120_000;

type Surroundings = {
  /** Where it is kept, for this tab alone, that the page was reloaded for a part. */
  storage: () => Storage;
  isOnline: () => boolean;
  sheets: LostSheets;
};

/**
 * Loads a part of the app by its name. Throws a PartMissing when it does not come in time: the first time one that is
 * worth a reload, since a shop that was put up anew has other files than the page that is open; then, in the same tab, no
 * more until the part has come once. Without a line, or where nothing can be kept to know of the first time, never.
 */
export const createLoadPart = ({ storage, isOnline, sheets }: Surroundings) => {
  /** What the parts that did not come may have lacked besides their code, by their names. */
  const lacking = new Map<string, readonly string[]>();
  const mark = (key: string): boolean => {
    try {
      if (!isOnline() || storage().getItem(key) !== null) return false;
      storage().setItem(key, 'yes');
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const unmark = (key: string) => {
    try {
      storage().removeItem(key);
    } catch {
      // It may not be touched, so nothing was kept there.
    }
  };

  const loadWhole = async <Part>(name: string, load: () => Promise<Part>): Promise<Part> => {
    await Promise.all((lacking.get(name) ?? []).map((href) => sheets.ask(href)));
    return load();
  };

  return async <Part>(name: string, load: () => Promise<Part>, need: LoadTrigger = 'drawn'): Promise<Part> => {
    const key = `secondGear.reloadedFor.${name}`;
    try {
      const part = await withTimeout(loadWhole(name, load), timeoutMs);
      lacking.delete(name);
      unmark(key);
      return part;
    } catch {
      lacking.set(name, sheets.read());
      throw new ChunkLoadError(mark(key), () => unmark(key), need);
    }
  };
};

export const loadPart = createLoadPart({
  storage: () => window.sessionStorage,
  isOnline: () => navigator.onLine,
  sheets: watchLostSheets(),
});
