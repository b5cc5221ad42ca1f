import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Uploads } from '../uploads/uploads.module'
import { addressesOf, type PostFiles, requireFiles } from './post-files.rules'

/** Files of posts, as uploads keep them. */
export type StoredFiles = Pick<Uploads, 'ownFile' | 'useFile' | 'removeFile'>

/** Somebody's post shows this file. Names of files are random: none is a part of another one. */
const isShown = async (db: Db, userId: number, address: string): Promise<boolean> =>
  (await db.one(
    `select 1 from (select images::text || videos::text files from circle_post where user_id = $1
       union all select images::text || videos::text from dynamic where uid = $1) own
     where strpos(own.files, $2) > 0 limit 1`,
    [userId, address],
  )) !== undefined

/** Files of posts in circles and of anchors: they are the author's own, stay as long as a post shows them, and go with it. */
export function createPostFiles(db: Db, stored: StoredFiles) {
  const isOwn = async (userId: number, address: string): Promise<boolean> =>
    (await stored.ownFile(userId, address, address.endsWith('.mp4') ? 'video' : 'post')) !== undefined

  return {
    /** Fails for too many files, and for those the author did not upload for a post. */
    async require(userId: number, files: PostFiles): Promise<void> {
      requireFiles(files)
      for (const address of addressesOf(files)) if (!(await isOwn(userId, address))) throw new Failure('dynamic-file')
    },
    /** A post shows them from now on. */
    async use(files: PostFiles): Promise<void> {
      for (const address of addressesOf(files)) await stored.useFile(address)
    },
    /** A post of this author is gone; after the commit. Files of others, that posts could once show, stay. */
    async remove(userId: number, addresses: readonly string[]): Promise<void> {
      for (const address of addresses)
        if ((await isOwn(userId, address)) && !(await isShown(db, userId, address))) await stored.removeFile(address)
    },
  }
}

export type PostFileKeeper = ReturnType<typeof createPostFiles>
