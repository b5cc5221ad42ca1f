import { type CallInput, limits } from '@pitchside/contract'
import { type FileType, fileTypes } from './file-type.rules'
import { type PictureType, pictureTypes } from './picture-type.rules'

/** What a file is for. */
export type UploadPurpose = NonNullable<CallInput<'getUploadToken'>['purpose']>

interface PurposeRule {
  bytesMax: number
  types: readonly (PictureType | FileType)[]
  /** Address in front of the stored name. */
  domain: string
}

export const publicDomain = '/media/uploads'
/** Whether an address is that of a public file that was uploaded here. */
export function isUploaded(address: string): boolean {
  const [domain, name = ''] = [address.slice(0, publicDomain.length + 1), address.slice(publicDomain.length + 1)]
  return domain === `${publicDomain}/` && /^\w[\w.-]*$/.test(name)
}

/** Pictures under this address are shown to their owner and to operators only. */
export const documentDomain = '/media/documents'

/** What may be uploaded for each purpose, and where it is found afterwards. */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  avatar: { bytesMax: limits.avatarBytes, types: pictureTypes, domain: publicDomain },
  cover: { bytesMax: limits.coverBytes, types: ['png', 'jpeg'], domain: publicDomain },
  document: { bytesMax: limits.documentBytes, types: pictureTypes, domain: documentDomain },
  post: { bytesMax: limits.postPictureBytes, types: pictureTypes, domain: publicDomain },
  video: { bytesMax: limits.videoBytes, types: ['mp4'], domain: publicDomain },
  file: { bytesMax: limits.chatFileBytes, types: fileTypes, domain: publicDomain },
}

/** The largest file of any purpose. */
export const uploadBytesMax = Math.max(...Object.values(purposeRules).map(({ bytesMax }) => bytesMax))
