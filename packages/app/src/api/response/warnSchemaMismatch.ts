import { type EndpointName, findMismatches } from '@second-gear/contract';

/**
 * Creates the function that logs a console warning when a response differs from its schema (failure mode N6). The
 * warning contains the names of the endpoint and the field, never a value, and appears only once for each field.
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
