export { bucketOf, inCanary, releaseFor } from './canary'
export { fits, type HostOffer } from './host-offer'
export {
  type BackendUses,
  type CanaryShare,
  type CodeFiles,
  contractEnds,
  contractVersion,
  type ManifestFile,
  type ManifestRoute,
  type ManifestSlot,
  type ReleasedRemote,
  type RemoteChoice,
  type RemoteManifest,
  type ResolvedRelease,
  supportedContracts,
} from './manifest'
export { hostPages, ownedPaths } from './owned-paths'
export type {
  Ask,
  Block,
  Choice,
  DataNode,
  Each,
  PageDocument,
  PageLanguage,
  Template,
  Text,
  Words,
} from './page-document'
export { singleSlots, slotNames } from './slots'
export { compareVersions, isBreakingStep, satisfies } from './version-numbers'
