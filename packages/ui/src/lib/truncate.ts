/**
 * The maximum length of a name, in characters. With a longer name the buttons below it would be outside the screen of a
 * small phone.
 */
const maxLength = 160;

/** Shortens a text of a user for a dialog that shows it above its buttons, or for a message. */
export const truncate = (name: string): string => {
  const characters = Array.from(name);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : name;
};
