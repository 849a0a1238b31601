export * from './endpoints.ts';
export * from './entities.ts';
