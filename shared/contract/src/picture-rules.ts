import { limits } from './limits'

/** Kinds of pictures that may be uploaded, subtypes of `image/`. No SVG: it can carry script. */
export type PictureType = 'png' | 'jpeg' | 'webp'

interface PictureRule {
  types: readonly PictureType[]
  bytesMax: number
}

const kinds: readonly PictureType[] = ['png', 'jpeg', 'webp']

/** What a picture is uploaded for. */
export type PicturePurpose = 'avatar' | 'cover' | 'document' | 'post'

/** Which pictures may be uploaded for what: browsers tell before they send, the server looks into the bytes. */
export const pictureRules: Readonly<Record<PicturePurpose, PictureRule>> = {
  avatar: { types: kinds, bytesMax: limits.avatarBytes },
  cover: { types: ['png', 'jpeg'], bytesMax: limits.coverBytes },
  document: { types: kinds, bytesMax: limits.documentBytes },
  post: { types: kinds, bytesMax: limits.postPictureBytes },
}
