/** Messengers and word processors put them into copied texts. */
export const invisible = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/gu;

/**
 * Between characters that are neither Latin letters nor digits. After 24 digits, letters may follow such a character,
 * as in '&gt;' or '(new)'.
 */
const documentedId = /^[^0-9a-z]*(?:([0-9a-f]{24})(?![0-9a-z]).*|(\d{1,9})[^0-9a-z]*)$/is;

/**
 * Without what a text around the link has added: invisible characters, a full stop, a bracket, quotes. Another id stays
 * unchanged, because some servers have such characters in their ids.
 */
export const cleanId = (text: string): string => {
  const [, longId, number] = documentedId.exec(text.replace(invisible, '')) ?? [];
  return longId ?? number ?? text;
};
