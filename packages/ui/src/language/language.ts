/** The languages of the app. English is the default. */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

/** The name of each language in its own script. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
