/**
 * Whether a text is invisible: empty, white space, or only characters without a glyph (zero-width spaces, direction
 * marks, fillers, control characters). Callers then show a fallback such as "Not Found".
 */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text);
