import { type EndpointName, findMismatches } from '@second-gear/contract';

/** Logs each field that differs once (failure mode N6): the names of endpoint and fields, never a value. */
export const createWarnSchemaMismatch = (): ((name: EndpointName, response: unknown) => void) => {
  const warned = new Set<string>();
  return (name, response) => {
    const paths = findMismatches(name, response).filter((path) => !warned.has(`${name}, ${path}`));
    if (paths.length === 0) return;
    for (const path of paths) warned.add(`${name}, ${path}`);
    console.warn(`The server's response does not match its schema: ${[name, ...paths.filter(Boolean)].join(', ')}`);
  };
};
