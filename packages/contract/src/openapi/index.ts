/** Documentation of the endpoints as data: for OpenAPI, for `docs/api.md` and for Storybook. */
export * from './describeEndpoints.ts';
export * from './endpointDocs.ts';
export * from './guideNotes.ts';
export * from './jsonSchema.ts';
