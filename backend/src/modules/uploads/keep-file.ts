import { readFile } from 'node:fs/promises'
import { Failure } from '../../kernel/failure'
import { readingFile } from './byte-source'
import { drawPicture, type PicturePurpose } from './draw-picture'
import { pictureTypeOf } from './picture-type.rules'
import { type ObjectStore, typeOfName } from './ports/object-store.port'
import { isVideoPurpose, requireKnownExtension, requireOwnExtension } from './upload-purposes'
import type { UploadPolicy } from './upload-token.rules'
import { hidesSomething, isWholeVideo, type VideoType, videoTypeOf } from './video-walk.rules'

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
}

async function videoIn({ path, fileName }: ArrivedFile, policy: UploadPolicy): Promise<VideoType> {
  return readingFile(path, async (source) => {
    const type = videoTypeOf(await source.at(0, 1024))
    if (!type || !policy.types.includes(type))
      throw new Failure('video-type-wrong', { params: { types: policy.types.join(', ').toUpperCase() } })
    requireOwnExtension(type, fileName)
    if (!(await isWholeVideo(source, type))) throw new Failure('video-broken')
    if (await hidesSomething(source, type)) throw new Failure('file-hides')
    return type
  })
}

async function drawnPicture({ path, fileName }: ArrivedFile, policy: UploadPolicy): Promise<Uint8Array> {
  const bytes = await readFile(path)
  const type = pictureTypeOf(bytes)
  if (!type || !policy.types.includes(type))
    throw new Failure(policy.purpose === 'cover' ? 'cover-type-wrong' : 'picture-type-wrong')
  if (policy.purpose === 'cover') requireOwnExtension(type, fileName)
  return drawPicture(bytes, policy.purpose as PicturePurpose)
}

/** Looks into a file that has arrived, and stores what may be stored: videos as they are, pictures drawn anew. */
export async function keepFile(
  file: ArrivedFile,
  policy: UploadPolicy,
  store: ObjectStore,
  nameFor: (extension: string) => string,
): Promise<KeptFile> {
  if (policy.purpose === 'cover' || policy.purpose === 'work') requireKnownExtension(policy.purpose, file.fileName)
  if (!isVideoPurpose(policy.purpose)) {
    const picture = await drawnPicture(file, policy)
    const name = nameFor('webp')
    await store.put(name, picture)
    return { name, type: 'webp' }
  }
  const type = await videoIn(file, policy)
  const name = nameFor(type)
  await store.putFile(name, file.path, { type: typeOfName(name), bytesMax: policy.bytesMax })
  return { name, type }
}
