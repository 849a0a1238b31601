export { ghostBike, legacyRecords, oldBike } from './legacyRecords.ts';
export {
  type CollectionName,
  collectionNames,
  type LegacyRecords,
  type LegacyServer,
  type LegacyServerOptions,
  startLegacyServer,
} from './legacyServer.ts';
