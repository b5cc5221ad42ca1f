/** A file the server made for this member. */
export interface Download {
  name: string
  content: Blob
}

/** How an upload goes. */
export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}
