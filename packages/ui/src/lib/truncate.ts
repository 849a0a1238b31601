/**
 * The maximum length of a name, in characters. With a longer name the buttons below it would be outside the screen of a
 * small phone.
 */
const maxLength = 160;

/** Shortens a name for a dialog that shows the name above its buttons. */
export const truncate = (name: string): string => {
  const characters = Array.from(name);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : name;
};
