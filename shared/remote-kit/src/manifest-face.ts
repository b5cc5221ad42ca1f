export { bucketOf, inCanary, releaseFor } from './canary'
export {
  type CanaryShare,
  type Clash,
  type CodeFiles,
  contractVersion,
  findClashes,
  type ManifestFile,
  type ManifestRoute,
  type ManifestSlot,
  type ReleasedRemote,
  type RemoteChoice,
  type RemoteManifest,
  type ResolvedRelease,
} from './manifest'
export { ownedPaths } from './owned-paths'
export { singleSlots, slotNames } from './slots'
