import { readFile, stat } from 'node:fs/promises'
import type { Clock } from '../../kernel/clock'
import { digest, fileDigest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'
import { readingFile } from './byte-source'
import { drawPicture, storedPicture } from './draw-picture'
import type { FileQueries } from './files.queries'
import { lowerHeights, stillsOf } from './film-parts.rules'
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

/** What a page plays a converted video with, beside itself. */
export interface FilmParts {
  /** Whose the files are. */
  ownerId: number
  /** The highest first. */
  qualities: { height: number; address: string }[]
  /** One picture of many. */
  stills: { address: string; stepS: number; count: number }
}

export interface Conversion {
  /** Whether this installation can convert at all. */
  readonly isThere: boolean
  /** Makes a video that every browser plays, and a picture of it. Rejects when that is impossible. */
  convert(address: string, signal?: AbortSignal): Promise<ConvertedVideo>
  /** Makes lower qualities and pictures of a video that was converted. Rejects when that is impossible. */
  parts(address: string, film: Pick<TranscodedVideo, 'durationS' | 'height'>, signal?: AbortSignal): Promise<FilmParts>
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

  const newName = () => `${random.token(6)}-${random.token(12)}`

  async function keepPicture(userId: number, name: string, picture: Uint8Array): Promise<string> {
    const row = { name, userId, purpose: 'cover', type: 'webp', bytes: picture.length, sha256: digest(picture) }
    await files.insert(row, clock.now())
    await store.put(name, picture)
    return `${publicDomain}/${name}`
  }

  async function keepFilm(userId: number, name: string, path: string): Promise<string> {
    const [{ size }, sha256] = [await stat(path), await fileDigest(path)]
    await files.insert({ name, userId, purpose: 'work', type: 'mp4', bytes: size, sha256 }, clock.now())
    await store.putFile(name, path, { type: 'video/mp4', bytesMax: resultBytesMax })
    return `${publicDomain}/${name}`
  }

  async function keep(userId: number, from: { video: string; poster: string }) {
    const base = newName()
    const picture = await drawPicture(await readFile(from.poster), 'cover')
    const poster = await keepPicture(userId, `${base}-p.webp`, picture)
    return { ownerId: userId, address: await keepFilm(userId, `${base}.mp4`, from.video), poster }
  }

  /** What `write` writes, on the disk of this machine for as long as it is used. */
  async function written<T>(write: (path: string) => Promise<void>, use: (path: string) => Promise<T>): Promise<T> {
    const draft = random.token(18)
    try {
      await write(drafts.pathOf(draft))
      return await use(drafts.pathOf(draft))
    } finally {
      await drafts.remove(draft)
    }
  }

  async function ownerOf(address: string): Promise<number> {
    const file = await files.one(uploadedName(address) ?? '')
    if (!file) throw new Error(`${address} is not stored here.`)
    return file.userId
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
      const ownerId = await ownerOf(address)
      return onDisk(address, async (input) => {
        const type = await readingFile(input, async (source) => videoTypeOf(await source.at(0, 1024)))
        if (!type) throw new Error(`${address} is no video.`)
        let facts: TranscodedVideo | undefined
        const kept = await make(ownerId, async ({ video, poster }) => {
          facts = await transcoder.transcode({ input, type, output: video, poster, signal })
        })
        return { ...facts!, ...kept }
      })
    },
    async parts(address, { durationS, height }, signal) {
      if (!transcoder) throw new Error('Nothing converts videos here.')
      const ownerId = await ownerOf(address)
      return onDisk(address, async (input) => {
        const base = newName()
        const { stepS, count } = stillsOf(durationS)
        const sheet = await written(
          (output) => transcoder.stills({ input, output, stepS, count, signal }),
          async (path) => keepPicture(ownerId, `${base}-s.webp`, await storedPicture(await readFile(path))),
        )
        const qualities: FilmParts['qualities'] = []
        for (const lines of lowerHeights(height)) {
          const lower = await written(
            (output) => transcoder.narrow({ input, output, height: lines, signal }),
            (path) => keepFilm(ownerId, `${base}-${lines}.mp4`, path),
          )
          qualities.push({ height: lines, address: lower })
        }
        return { ownerId, qualities, stills: { address: sheet, stepS, count } }
      })
    },
    async lengthOf(address) {
      if (!address.endsWith('.mp4')) return 0
      return onDisk(address, (path) => readingFile(path, mp4LengthS))
    },
  }
}
