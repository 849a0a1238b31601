/**
 * White space and invisible characters (zero-width spaces, direction marks, fillers, control characters) count as
 * blank.
 */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text);
