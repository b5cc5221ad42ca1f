import { readFile, stat } from 'node:fs/promises'
import type { Clock } from '../../kernel/clock'
import { digest, fileDigest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'
import { readingFile } from './byte-source'
import { drawPicture } from './draw-picture'
import type { FileQueries } from './files.queries'
import type { DraftStore } from './ports/draft-store.port'
import type { ObjectStore } from './ports/object-store.port'
import type { TranscodedVideo, Transcoder } from './ports/transcoder.port'
import { publicDomain, uploadedName } from './upload-purposes'
import { mp4LengthS, videoTypeOf } from './video-walk.rules'

/** Files made from an upload; the upload itself is left to the caller. */
export interface ConvertedVideo extends TranscodedVideo {
  /** Whose they are. */
  ownerId: number
  address: string
  poster: string
}

export interface Conversion {
  /** Whether this installation can convert at all. */
  readonly isThere: boolean
  /** Makes a video that every browser plays, and a picture of it. Rejects when that is impossible. */
  convert(address: string, signal?: AbortSignal): Promise<ConvertedVideo>
  /**
   * Keeps for a member what `write` makes on the disk of this machine: a film (MP4) and a picture of it. Rejects when it makes
   * none, or when they can't be stored.
   */
  make(
    userId: number,
    write: (to: { video: string; poster: string }) => Promise<void>,
  ): Promise<Pick<ConvertedVideo, 'ownerId' | 'address' | 'poster'>>
  /** Length of a stored video as far as its own bytes say it, seconds; 0 when they do not. */
  lengthOf(address: string): Promise<number>
}

export interface ConversionDeps {
  clock: Clock
  random: Random
  store: ObjectStore
  drafts: DraftStore
  files: FileQueries
  transcoder: Transcoder | undefined
}

const resultBytesMax = 200 * 1024 * 1024

/** Turns what members upload into what browsers play. */
export function createConversion({ clock, random, store, drafts, files, transcoder }: ConversionDeps): Conversion {
  /** A stored file on the disk of this machine, for as long as it is used. */
  async function onDisk<T>(address: string, use: (path: string) => Promise<T>): Promise<T> {
    const name = uploadedName(address)
    const file = name === undefined ? undefined : await store.open(name)
    if (!file || file === 'outside') throw new Error(`${address} is not stored here.`)
    const draft = random.token(18)
    try {
      await drafts.append(draft, file.bytes)
      return await use(drafts.pathOf(draft))
    } finally {
      await drafts.remove(draft)
    }
  }

  async function keep(userId: number, from: { video: string; poster: string }) {
    const base = `${random.token(6)}-${random.token(12)}`
    const [video, poster] = [`${base}.mp4`, `${base}-p.webp`]
    const picture = await drawPicture(await readFile(from.poster), 'cover')
    const now = clock.now()
    const { size } = await stat(from.video)
    const [ofPoster, ofVideo] = [digest(picture), await fileDigest(from.video)]
    const cover = { name: poster, userId, purpose: 'cover', type: 'webp', bytes: picture.length, sha256: ofPoster }
    await files.insert(cover, now)
    await files.insert({ name: video, userId, purpose: 'work', type: 'mp4', bytes: size, sha256: ofVideo }, now)
    await store.put(poster, picture)
    await store.putFile(video, from.video, { type: 'video/mp4', bytesMax: resultBytesMax })
    return { ownerId: userId, address: `${publicDomain}/${video}`, poster: `${publicDomain}/${poster}` }
  }

  async function make(userId: number, write: (to: { video: string; poster: string }) => Promise<void>) {
    const [video, poster] = [random.token(18), random.token(18)]
    const to = { video: drafts.pathOf(video), poster: drafts.pathOf(poster) }
    try {
      await write(to)
      return await keep(userId, to)
    } finally {
      await drafts.remove(video)
      await drafts.remove(poster)
    }
  }

  return {
    isThere: transcoder !== undefined,
    make,
    async convert(address, signal) {
      if (!transcoder) throw new Error('Nothing converts videos here.')
      const owner = await files.one(uploadedName(address) ?? '')
      if (!owner) throw new Error(`${address} is not stored here.`)
      return onDisk(address, async (input) => {
        const type = await readingFile(input, async (source) => videoTypeOf(await source.at(0, 1024)))
        if (!type) throw new Error(`${address} is no video.`)
        let facts: TranscodedVideo | undefined
        const kept = await make(owner.userId, async ({ video, poster }) => {
          facts = await transcoder.transcode({ input, type, output: video, poster, signal })
        })
        return { ...facts!, ...kept }
      })
    },
    async lengthOf(address) {
      if (!address.endsWith('.mp4')) return 0
      return onDisk(address, (path) => readingFile(path, mp4LengthS))
    },
  }
}
