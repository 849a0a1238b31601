export * from './endpoints.ts';
export { findMismatches } from './findMismatches.ts';
export { createdAt, isCategoryId, isId, type NewId, randomId } from './lib/ids.ts';
export {
  detectPhotoType,
  findSizeError,
  type ImageSize,
  isHeic,
  maxAspectRatio,
  minPhotoSide,
  type PhotoType,
  photoTypes,
  readImageSize,
} from './lib/photoHeader.ts';
export { sameEmail } from './lib/sameEmail.ts';
export { toPoisha } from './lib/toPoisha.ts';
export { blockedWords, errorNames, MonitoringBatch, MonitoringReport } from './monitoring.ts';
export { type BikeFieldEnteredAs, bikeFieldsEnteredAs, bikeSchemasFor, mayBeEmpty } from './schemas/bikeFields.ts';
export * from './schemas/entities.ts';
export * from './schemas/enums.ts';
export { fastParser } from './schemas/fastParse.ts';
