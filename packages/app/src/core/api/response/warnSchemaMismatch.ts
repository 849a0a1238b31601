import { type EndpointName, findMismatches } from '@second-gear/contract';

/**
 * Creates the function that logs a console warning when a response differs from its schema (failure mode N6). The
 * warning contains the names of the endpoint and of all fields that differ, never a value. A field appears only once.
 */
export const createWarnSchemaMismatch = (): ((name: EndpointName, response: unknown) => void) => {
  const warned = new Set<string>();
  return (name, response) => {
    const paths = findMismatches(name, response).filter((path) => !warned.has(`${name}, ${path}`));
    if (paths.length === 0) return;
    for (const path of paths) warned.add(`${name}, ${path}`);
    console.warn(`The server's response does not match its schema: ${[name, ...paths.filter(Boolean)].join(', ')}`);
  };
};
