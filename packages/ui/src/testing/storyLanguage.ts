import { useSyncExternalStore } from 'react';
import { loadCopy } from '../language/createCopy.ts';
import type { Language } from '../language/language.ts';
import { createObservable } from '../lib/observable.ts';

/** The languages in Storybook: those of the app, and the pseudo-language (`pseudo.ts`). */
export const storyLanguages = ['en', 'bn', 'pseudo'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

/** Returns the language of the app for a language of Storybook. The pseudo-language is made from the English texts. */
export const baseLanguage = (language: StoryLanguage): Language => (language === 'bn' ? 'bn' : 'en');

/** The language that a test has set with `showInLanguage`. Null: the story has the language of the toolbar. */
const override = createObservable<StoryLanguage | null>(null);

/** Loads the texts and the fonts of a language, so that a story never appears without them. */
export const loadLanguage = async (language: StoryLanguage): Promise<void> => {
  if (language !== 'bn') return;
  await Promise.all([
    loadCopy('bn'),
    document.fonts.load('600 1rem "Bangla Display"', 'বাA'),
    document.fonts.load('400 1rem "Noto Sans Bengali"', 'বা'),
  ]);
};

/**
 * Shows the current story in another language, without mounting it again. With null, shows it in the language of the
 * toolbar.
 *
 * @param fallback the language of the toolbar
 */
export const showInLanguage = async (language: StoryLanguage | null, fallback: StoryLanguage): Promise<void> => {
  await loadLanguage(language ?? fallback);
  document.documentElement.lang = baseLanguage(language ?? fallback);
  override.set(language);
};

/** Returns the language of a story: the one that a test has set, or that of the toolbar. */
export const useStoryLanguage = (fromToolbar: StoryLanguage): StoryLanguage =>
  useSyncExternalStore(override.subscribe, override.read) ?? fromToolbar;
