import type { StoredFiles } from '../uploads/uploads.module'
import { type PostFiles, requireFiles } from './post-files.rules'

/** What posts, articles and videos ask of stored files. */
export type ContentFiles = Pick<StoredFiles, 'ownFile' | 'requireOwn' | 'release'>

const refusal = 'dynamic-file'

/** Files of posts in circles and of anchors: the author's own, uploaded for a post. */
export function createPostFiles(stored: ContentFiles) {
  return {
    /** Fails for too many files, and for those the author did not upload for a post. */
    async require(userId: number, files: PostFiles): Promise<void> {
      requireFiles(files)
      const pictures = [...files.images, ...files.videos.map(({ img }) => img)]
      await stored.requireOwn(userId, pictures, { purposes: ['post'], refusal })
      const films = files.videos.map(({ video }) => video)
      await stored.requireOwn(userId, films, { purposes: ['video'], refusal })
    },
    /** A post of this author is gone; after the commit. */
    remove: (userId: number, addresses: readonly string[]) => stored.release(userId, addresses),
  }
}

export type PostFileKeeper = ReturnType<typeof createPostFiles>
