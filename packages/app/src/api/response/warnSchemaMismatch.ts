import { type EndpointName, findMismatches } from '@second-gear/contract';

/**
 * Tells whoever looks after the server, in the browser's console, that an answer is not what the table of calls says: the
 * row and the field's name, never what was in it, and each only once (faults.md, N6).
 */
export const createWarnSchemaMismatch = (): ((name: EndpointName, answer: unknown) => void) => {
  const told = new Set<string>();
  return (name, answer) => {
    for (const path of findMismatches(name, answer)) {
      const place = path ? `${name}, ${path}` : name;
      if (told.has(place)) continue;
      told.add(place);
      console.warn(`The server's answer is not what it should be: ${place}`);
    }
  };
};
