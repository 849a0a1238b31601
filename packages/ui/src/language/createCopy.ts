import { use } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';
import { newestTexts } from './hotTexts.ts';
import { isolateTexts } from './isolateTexts.ts';
import { LanguageContext } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

type Load = () => Promise<void>;

/** One for each catalogue that is imported so far. */
const loads: Load[] = [];

/** For all pages whose code is loaded. Rejects with `ChunkLoadError`; a later call then tries again. */
export const loadCopy = async (language: Language): Promise<void> => {
  if (language !== 'en') await Promise.all(loads.map((load) => load()));
};

/** Known before the first render. */
const isBanglaDocument = () => typeof document !== 'undefined' && document.documentElement.lang === 'bn';

/**
 * Creates the hook of one catalogue. The component suspends until the Bangla texts have loaded; if that fails, it shows
 * the English texts.
 * @param loadBangla imports a chunk of its own, which English pages do not load
 */
export const createCopy = <Texts extends object>(english: Texts, loadBangla: () => Promise<Texts>) => {
  let bangla: Texts | undefined;
  let attempt: Promise<void> | undefined;
  let settled: Promise<void> | undefined;

  const load: Load = () => {
    attempt ??= loadChunk(loadBangla, { hasStylesheets: false }).then(
      (texts) => {
        bangla = texts;
      },
      (error: unknown) => {
        attempt = undefined;
        throw error;
      },
    );
    return attempt;
  };
  loads.push(load);
  // On a Bangla page the texts load in parallel with the code of the page, and not only from the first render.
  if (isBanglaDocument()) load().catch(() => {});

  const useTexts = (): Texts => {
    const { language, transform } = use(LanguageContext);
    const shown = isolateTexts(newestTexts(english));
    if (language === 'en') return transform ? transform(shown) : shown;
    if (!bangla) settled ??= load().catch(() => {});
    // React continues a suspended component with the hooks that it called before. Without this `use`, its next hook
    // would throw.
    if (settled) use(settled);
    return isolateTexts(newestTexts(bangla ?? english));
  };
  return Object.assign(useTexts, { load });
};
