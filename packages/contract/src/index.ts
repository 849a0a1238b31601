export { driftIn } from './drift.ts';
export * from './endpoints.ts';
export * from './entities.ts';
export { createdAt, isAddressable, isCategoryId, isId } from './ids.ts';
export { poishaOf } from './money.ts';
export {
  isHeic,
  longestRatio,
  type Measures,
  measuresOf,
  type PhotoType,
  photoTypeOf,
  photoTypes,
  shapeProblemOf,
  shortestSide,
} from './photoHeader.ts';
export { sameEmail } from './sameEmail.ts';
