/**
 * Whether a text shows nothing: empty, white space, or only characters that have no ink of their own (zero-width spaces,
 * direction marks, fillers, control characters). The product's own words stand in its place then.
 */
export const isBlank = (text: string): boolean =>
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text);
