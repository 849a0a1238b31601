export * from './endpoints.ts';
export { createdAt, isSafePathSegment as isAddressable, isCategoryId, isId, type NewId, randomId } from './lib/ids.ts';
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
} from './lib/imageMetadata.ts';
export { sameEmail } from './lib/sameEmail.ts';
export { poishaOf } from './lib/toPoisha.ts';
export * from './schemas/entities.ts';
export { plainReader } from './schemas/fastParse.ts';
export { driftIn } from './schemas/schemaMismatch.ts';
