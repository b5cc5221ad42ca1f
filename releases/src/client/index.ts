export {
  type CallOptions,
  type CallVerb,
  idTokenHere,
  type PreviewOptions,
  ReleaseClient,
  type Reply,
  ServiceUnreachable,
} from './client'
export { packFolder } from './tar'
