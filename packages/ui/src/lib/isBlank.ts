/** White space, control characters and invisible characters count as blank. */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text);
