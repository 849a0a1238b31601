import { use } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';
import { newestTexts } from './hotTexts.ts';
import { isolateTexts } from './isolateTexts.ts';
import { LanguageContext } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

type Load = () => Promise<void>;

/** One function for each catalogue that is imported so far. It loads the Bangla texts of the catalogue. */
const loads: Load[] = [];

/**
 * Loads the texts of a language for all pages whose code is loaded. Texts that are loaded already are not loaded again.
 * Rejects with `ChunkLoadError` if texts cannot be loaded. A later call then tries again.
 */
export const loadCopy = async (language: Language): Promise<void> => {
  if (language !== 'en') await Promise.all(loads.map((load) => load()));
};

/** Whether the HTML file is in Bangla. This is known before the first render. */
const isBanglaDocument = () => typeof document !== 'undefined' && document.documentElement.lang === 'bn';

/**
 * Creates a hook that returns the texts of one catalogue in the current language. When a component first needs the Bangla
 * texts, the hook loads them, and the component suspends until they have loaded. If they cannot be loaded, the component
 * shows the English texts.
 *
 * @param loadBangla imports the Bangla texts. They are in a chunk of their own, which English pages do not load.
 */
export const createCopy = <Texts extends object>(english: Texts, loadBangla: () => Promise<Texts>): (() => Texts) => {
  let bangla: Texts | undefined;
  let attempt: Promise<void> | undefined;
  let hasFailed = false;
  // React's `use` needs the same promise in each render.
  let settled: Promise<void> | undefined;

  const load: Load = () => {
    attempt ??= loadChunk(loadBangla).then(
      (texts) => {
        bangla = texts;
      },
      (error: unknown) => {
        attempt = undefined;
        hasFailed = true;
        throw error;
      },
    );
    return attempt;
  };
  loads.push(load);
  // On a Bangla page the texts start to load here, in parallel with the code of the page. Without this line they would start
  // to load in the first render.
  if (isBanglaDocument()) load().catch(() => {});

  return () => {
    const { language, transform } = use(LanguageContext);
    const shown = isolateTexts(newestTexts(english));
    if (language === 'en') return transform ? transform(shown) : shown;
    if (!bangla && !hasFailed) settled ??= load().catch(() => {});
    // `use` is also called when the texts have loaded. When the promise resolves, React continues a suspended component
    // with the hooks that it called before. If the component then left out `use`, its next hook would throw.
    if (settled) use(settled);
    return isolateTexts(newestTexts(bangla ?? english));
  };
};
