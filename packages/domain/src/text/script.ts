export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

export const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
