import { readFile } from 'node:fs/promises'
import { digest, fileDigest } from '../../kernel/digest'
import { Failure } from '../../kernel/failure'
import { type ByteSource, readingFile } from './byte-source'
import { drawPicture, type PicturePurpose } from './draw-picture'
import { fileTypeOf } from './file-type.rules'
import { movieProblem, videoSidePx } from './movie-table.rules'
import { pictureTypeOf } from './picture-type.rules'
import { hasTooManyParts } from './picture-walk.rules'
import { type ObjectStore, typeOfName } from './ports/object-store.port'
import { isVideoPurpose, requireKnownExtension, requireOwnExtension } from './upload-purposes'
import type { UploadPolicy } from './upload-token.rules'
import { hidesSomething, isWholeVideo, TooManyParts, type VideoType, videoTypeOf } from './video-walk.rules'

/** A file that has arrived as a whole. */
export interface ArrivedFile {
  path: string
  /** What its sender calls it; empty when it has no name. */
  fileName: string
  bytes: number
}

/** What a file became in the store. */
export interface KeptFile {
  name: string
  type: string
  /** SHA-256 of what is stored, in hex. */
  sha256: string
}

/** Looks into a video; its parts are counted, so that none takes more than its share of time. */
async function requireWhole(source: ByteSource, type: VideoType): Promise<void> {
  try {
    if (!(await isWholeVideo(source, type))) throw new Failure('video-broken')
    const problem = type === 'mp4' || type === 'mov' ? await movieProblem(source) : undefined
    if (problem) throw new Failure(problem, { params: { pixels: videoSidePx } })
    if (await hidesSomething(source, type)) throw new Failure('file-hides')
  } catch (error) {
    if (error instanceof TooManyParts) throw new Failure('video-parts-many', { cause: error })
    throw error
  }
}

async function videoIn({ path, fileName }: ArrivedFile, policy: UploadPolicy): Promise<VideoType> {
  return readingFile(path, async (source) => {
    const type = videoTypeOf(await source.at(0, 1024))
    if (!type || !policy.types.includes(type))
      throw new Failure('video-type-wrong', { params: { types: policy.types.join(', ').toUpperCase() } })
    requireOwnExtension(type, fileName)
    await requireWhole(source, type)
    return type
  })
}

async function drawnPicture({ path, fileName }: ArrivedFile, policy: UploadPolicy): Promise<Uint8Array> {
  const bytes = await readFile(path)
  const type = pictureTypeOf(bytes)
  if (!type || !policy.types.includes(type))
    throw new Failure(policy.purpose === 'cover' ? 'cover-type-wrong' : 'picture-type-wrong')
  if (policy.purpose === 'cover') requireOwnExtension(type, fileName)
  if (hasTooManyParts(bytes, type)) throw new Failure('picture-parts-many')
  return drawPicture(bytes, policy.purpose as PicturePurpose)
}

/** Where files are kept. */
export interface Keeping {
  store: ObjectStore
  nameFor(extension: string): string
  /** Hears of a file before it is stored: whose it is must be known from the first moment. */
  note(file: KeptFile): Promise<void>
}

/** Looks into a file that has arrived, and stores what may be stored: videos as they are, pictures drawn anew. */
export async function keepFile(file: ArrivedFile, policy: UploadPolicy, keeping: Keeping): Promise<string> {
  async function keep(type: string, sha256: string, put: (name: string) => Promise<void>): Promise<string> {
    const name = keeping.nameFor(type)
    await keeping.note({ name, type, sha256 })
    await put(name)
    return name
  }
  if (policy.purpose === 'file') {
    // A file of a chat is small: it is looked at as a whole.
    const bytes = await readFile(file.path)
    const type = fileTypeOf(file.fileName, bytes)
    if (!type) throw new Failure('file-type-wrong')
    return keep(type, digest(bytes), (name) => keeping.store.put(name, bytes))
  }
  if (policy.purpose === 'cover' || policy.purpose === 'work') requireKnownExtension(policy.types, file.fileName)
  if (!isVideoPurpose(policy.purpose)) {
    const picture = await drawnPicture(file, policy)
    return keep('webp', digest(picture), (name) => keeping.store.put(name, picture))
  }
  const rule = (name: string) => ({ type: typeOfName(name), bytesMax: policy.bytesMax })
  const type = await videoIn(file, policy)
  return keep(type, await fileDigest(file.path), (name) => keeping.store.putFile(name, file.path, rule(name)))
}
