/** The languages of the app. English is the default. */
export type Language = 'en' | 'bn';
export const languages = ['en', 'bn'] as const satisfies readonly Language[];

/** The name of each language in its own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };
