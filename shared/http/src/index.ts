export { CallError } from './call-error'
export { type CallOptions, call, configureHttp, type HttpNotices, type HttpOptions } from './client'
export { download, upload } from './file-calls'
export type { Download, UploadOptions } from './file-shapes'
