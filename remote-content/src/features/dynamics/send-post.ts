import type { PostFile } from './post-files'
import { writePost } from './posts.calls'
import { uploadFile } from './upload-file.calls'
import { coverOf } from './video-cover'

export interface SendOptions {
  /** Share of all files that has left, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads the files one after the other, then publishes the post. Nothing is published when one of them fails. */
export async function sendPost(text: string, files: readonly PostFile[], options: SendOptions): Promise<void> {
  const { onProgress, signal } = options
  const store = (file: Blob, purpose: 'post' | 'video', done: number, of: number) =>
    uploadFile(file, purpose, { signal, onProgress: (share) => onProgress((done + share) / of) })
  const [first] = files
  if (first?.kind === 'video') {
    const cover = await store(await coverOf(first.file), 'post', 0, 20)
    const address = await uploadFile(first.file, 'video', { signal, onProgress })
    return writePost(text, [], { cover, address })
  }
  const images: string[] = []
  for (const [done, { file }] of files.entries()) images.push(await store(file, 'post', done, files.length))
  return writePost(text, images)
}
