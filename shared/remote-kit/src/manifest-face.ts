export {
  type Clash,
  type CodeFiles,
  contractVersion,
  findClashes,
  type ManifestFile,
  type ManifestRoute,
  type ManifestSlot,
  type ReleasedRemote,
  type RemoteManifest,
  type ResolvedRelease,
} from './manifest'
export { slotNames } from './slots'
