/** Messengers and word processors put them into copied texts. */
export const invisible = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/gu;

/** Between other characters. After 24 digits, letters may follow such a character, as in '&gt;' or '(new)'. */
const documentedId = /^[^0-9a-z]*(?:([0-9a-f]{24})(?![0-9a-z]).*|(\d{1,9})[^0-9a-z]*)$/is;

/** Without what the text around the link has added. Another id stays unchanged, because some servers have such ids. */
export const cleanId = (text: string): string => {
  const [, longId, number] = documentedId.exec(text.replace(invisible, '')) ?? [];
  return longId ?? number ?? text;
};
