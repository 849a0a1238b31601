import { type EndpointName, findMismatches } from '@second-gear/contract';

/**
 * Creates the function that warns in the console about responses that differ from their schema: with the names of endpoint and
 * field, never with a value, and only once for each field (failure mode N6).
 */
export const createWarnSchemaMismatch = (): ((name: EndpointName, response: unknown) => void) => {
  const warned = new Set<string>();
  return (name, response) => {
    for (const path of findMismatches(name, response)) {
      const location = path ? `${name}, ${path}` : name;
      if (warned.has(location)) continue;
      warned.add(location);
      console.warn(`The server's response does not match its schema: ${location}`);
    }
  };
};
