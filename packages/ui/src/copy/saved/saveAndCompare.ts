import { createCopy } from '../../language/createCopy.ts';

/** Every card has these buttons (docs/requirements.md §10). */
export const enSaveAndCompare = {
  saveAndCompare: {
    /** For screen readers. `aria-pressed` says whether the bike is saved. */
    save: (bike: string) => `Save ${bike}`,
    compareBike: (bike: string) => `Compare ${bike}`,
    compare: 'Compare',
    compareCount: (count: number) => `Compare ${count}`,
    toTray: 'Go to the chosen bikes',
    removed: (bike: string) => `${bike} is no longer saved.`,
    undo: 'Undo',
    savedNow: 'Saved',
    seeSaved: 'See saved bikes',
    savedFull: 'You have 200 saved bikes. Remove one to save another.',
    comparedFull: 'You can compare up to four bikes. Remove one to add another.',
    notStored: 'This could not be saved. Your browser blocks storage, or its storage is full.',
  },
};

export const useSaveAndCompareCopy = createCopy(
  enSaveAndCompare,
  async () => (await import('../bn/saved/saveAndCompare.ts')).bnSaveAndCompare,
);
