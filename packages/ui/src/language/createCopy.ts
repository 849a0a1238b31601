import { use } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';
import { LanguageContext } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

type Load = () => Promise<void>;

/** Loads the Bangla texts of each catalogue whose module has been evaluated. */
const loads: Load[] = [];

/**
 * Loads the texts of a language that are not loaded yet, for all pages whose code is loaded. Rejects with `ChunkLoadError`
 * if that fails; a later call tries again.
 */
export const loadCopy = async (language: Language): Promise<void> => {
  if (language !== 'en') await Promise.all(loads.map((load) => load()));
};

/** The language of the HTML file, which is known before the first render. */
const isBanglaDocument = () => typeof document !== 'undefined' && document.documentElement.lang === 'bn';

/**
 * Creates a hook that returns the texts of one catalogue in the current language. The Bangla texts are loaded when they
 * are needed first, and the component suspends until then. If they cannot be loaded, the component shows the English
 * texts.
 *
 * @param loadBangla imports the Bangla texts, so that they are not part of the code in English
 */
export const createCopy = <Texts extends object>(english: Texts, loadBangla: () => Promise<Texts>): (() => Texts) => {
  let bangla: Texts | undefined;
  let attempt: Promise<void> | undefined;
  let hasFailed = false;
  // React needs the same promise in each render.
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
  // The texts load in parallel with the page's code, instead of after its first render.
  if (isBanglaDocument()) load().catch(() => {});

  return () => {
    const { language, transform } = use(LanguageContext);
    if (language === 'en') return transform ? transform(english) : english;
    if (!bangla && !hasFailed) {
      settled ??= load().catch(() => {});
      use(settled);
    }
    return bangla ?? english;
  };
};
