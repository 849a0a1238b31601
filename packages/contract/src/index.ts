export { driftIn } from './drift.ts';
export * from './endpoints.ts';
export * from './entities.ts';
export { poishaOf } from './money.ts';
