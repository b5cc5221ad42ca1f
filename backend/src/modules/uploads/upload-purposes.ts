import { type CallInput, limits, type PictureType, pictureRules } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { type FileType, fileTypes } from './file-type.rules'
import { isObjectName } from './ports/object-store.port'
import { convertedTypes, type VideoType, videoTypes } from './video-walk.rules'

/** What a file is for. */
export type UploadPurpose = NonNullable<CallInput<'getUploadToken'>['purpose']>

interface PurposeRule {
  bytesMax: number
  types: readonly (PictureType | VideoType | FileType)[]
  /** Address in front of the stored name. */
  domain: string
  /** Why a larger file is refused. */
  tooLarge: 'upload-too-large' | 'cover-too-large' | 'video-too-large'
}

export const publicDomain = '/media/uploads'
/** Name of a public file that was uploaded here, from its address; undefined for every other address. */
export function uploadedName(address: string): string | undefined {
  const [domain, name = ''] = [address.slice(0, publicDomain.length + 1), address.slice(publicDomain.length + 1)]
  return domain === `${publicDomain}/` && isObjectName(name) ? name : undefined
}

/** Whether an address is that of a public file that was uploaded here. */
export const isUploaded = (address: string): boolean => uploadedName(address) !== undefined

/** Pictures under this address are shown to their owner and to operators only. */
export const documentDomain = '/media/documents'

/** Name of a document, from its address; undefined for other addresses. */
export function documentName(address: string): string | undefined {
  const prefix = `${documentDomain}/`
  const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
  return /^[\w-]+\.webp$/.test(name) ? name : undefined
}

/** Addresses of stored files that a text names, each once; those of other sites have a name in front. */
export const storedAddressesIn = (text: string): string[] => [
  ...new Set(text.match(/(?<![\w.:-])\/media\/(?:uploads|documents)\/[\w-]+\.[a-z0-9]+/g) ?? []),
]

const open = { domain: publicDomain, tooLarge: 'upload-too-large' } as const
const video = { domain: publicDomain, bytesMax: limits.videoBytes - 1, tooLarge: 'video-too-large' } as const

/** What may be uploaded for each purpose, and where it is found afterwards. A video is under 50 MB, not at it. */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  avatar: { ...open, ...pictureRules.avatar },
  cover: { ...open, ...pictureRules.cover, tooLarge: 'cover-too-large' },
  document: { ...open, ...pictureRules.document, domain: documentDomain },
  post: { ...open, ...pictureRules.post },
  video: { ...video, types: ['mp4'] },
  file: { ...open, types: fileTypes, bytesMax: limits.chatFileBytes },
  work: { ...video, types: videoTypes },
}

/** Purposes of moving pictures. */
export const isVideoPurpose = (purpose: UploadPurpose): purpose is 'video' | 'work' =>
  purpose === 'video' || purpose === 'work'

/** The largest file of any purpose. */
export const uploadBytesMax = Math.max(...Object.values(purposeRules).map(({ bytesMax }) => bytesMax))

/** The refusal of a file that is too large for its purpose. */
export function tooLargeFor(purpose: UploadPurpose): Failure {
  const { bytesMax, tooLarge } = purposeRules[purpose]
  return new Failure(tooLarge, { params: { megabytes: Math.ceil(bytesMax / 1024 / 1024) } })
}

const extensionsOf: Record<PictureType | VideoType, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  mp4: ['mp4'],
  ogg: ['ogg'],
  flv: ['flv'],
  avi: ['avi'],
  wmv: ['wmv'],
  rmvb: ['rmvb'],
  // Phones and programs call some by the name of the format they are nearly.
  mov: ['mov', 'mp4'],
  webm: ['webm', 'mkv'],
  mkv: ['mkv'],
}

/** What stands behind the last dot, in lower case; empty without one. */
export const extensionOf = (fileName: string): string => /\.([^.\\/]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** What may be uploaded for a purpose where files can be converted, or can't. */
export const typesFor = (
  purpose: UploadPurpose,
  canConvert: boolean,
): readonly (PictureType | VideoType | FileType)[] =>
  purposeRules[purpose].types.filter((type) => canConvert || !convertedTypes.some((one) => one === type))

/** Fails for an extension of none of these types. Names without one say nothing. */
export function requireKnownExtension(types: readonly string[], fileName: string): void {
  const extension = extensionOf(fileName)
  const known = [
    ...new Set(types.flatMap((type) => (type in extensionsOf ? extensionsOf[type as PictureType | VideoType] : []))),
  ]
  if (extension === '' || known.includes(extension)) return
  throw new Failure('extension-unknown', { params: { extension, known: known.join(', ') } })
}

/** Fails when the extension says another type than the bytes. */
export function requireOwnExtension(type: PictureType | VideoType, fileName: string): void {
  const extension = extensionOf(fileName)
  if (extension === '' || extensionsOf[type].includes(extension)) return
  throw new Failure('extension-wrong', { params: { extension, type } })
}
