/** The documentation of the endpoints as data, for OpenAPI, docs/api.md and Storybook. */
export * from './describeEndpoints.ts';
export * from './endpointDocs.ts';
export * from './jsonSchema.ts';
