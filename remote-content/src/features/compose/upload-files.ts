import type { PostVideo } from '../../parts/post/post'
import type { PostFile } from '../../parts/post/post-files'
import { uploadFile } from '../../parts/post/upload-file.calls'

export interface SendOptions {
  /** Share of all files that has left, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Addresses of the files of a post: pictures, or one video. */
export interface UploadedFiles {
  images: string[]
  video?: PostVideo
}

/** Uploads the files one after the other, a video with its cover; rejects when one of them fails. */
export async function uploadFiles(
  files: readonly PostFile[],
  cover: Blob | undefined,
  options: SendOptions,
): Promise<UploadedFiles> {
  const { onProgress, signal } = options
  const store = (file: Blob, purpose: 'post' | 'video', done: number, of: number) =>
    uploadFile(file, purpose, { signal, onProgress: (share) => onProgress((done + share) / of) })
  const [first] = files
  if (first?.kind === 'video') {
    if (!cover) throw new Error('a video needs a cover')
    const picture = await store(cover, 'post', 0, 20)
    const address = await uploadFile(first.file, 'video', { signal, onProgress })
    return { images: [], video: { cover: picture, address } }
  }
  const images: string[] = []
  for (const [done, { file }] of files.entries()) images.push(await store(file, 'post', done, files.length))
  return { images }
}
