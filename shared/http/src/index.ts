export { CallError } from './call-error'
export {
  type CallOptions,
  call,
  configureHttp,
  type Download,
  download,
  type HttpNotices,
  type HttpOptions,
  type UploadOptions,
  upload,
} from './client'
