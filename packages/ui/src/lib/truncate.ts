/** In characters. With a longer name the buttons below it would be outside the screen of a small phone. */
const maxNameLength = 160;

/** In characters. A name, a place or a phone number of this length is no real one. */
export const maxTextLength = 300;

/** Shortens a text of a user: for a dialog that shows it above its buttons, for a message, or to `maxLength`. */
export const truncate = (text: string, maxLength = maxNameLength): string => {
  if (text.length <= maxLength) return text;
  const characters = Array.from(text);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
};
