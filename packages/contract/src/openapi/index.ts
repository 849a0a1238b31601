/** The documentation of the endpoints as data, for OpenAPI and docs/api.md. */
export * from './endpointDocs.ts';
export * from './jsonSchema.ts';
