/**
 * Whether a user sees nothing of a text. It is empty, or it has only white space and invisible characters (zero-width
 * spaces, direction marks, fillers, control characters). Components then show a fallback such as "Not Found".
 */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text);
