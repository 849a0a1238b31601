/** A name of more characters is no name any more: it would push what can be done off a small phone. */
const longest = 160;

/** A name where it stands above something to do, and need not be read to its end. */
export const shortened = (name: string): string => {
  const characters = Array.from(name);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
};
