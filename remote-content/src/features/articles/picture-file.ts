import { limits } from '@pitchside/contract'

/** Why a picture cannot be used; each has a text of this name. */
export type PictureProblem = 'pictureType' | 'pictureTooLarge'

export const pictureTypes: Record<'cover' | 'post', readonly string[]> = {
  cover: ['image/png', 'image/jpeg'],
  post: ['image/png', 'image/jpeg', 'image/webp'],
}

/** The server looks at the content; what its name gives away need not be sent. */
export function problemOfPicture(file: File, purpose: 'cover' | 'post'): PictureProblem | undefined {
  if (!pictureTypes[purpose].includes(file.type)) return 'pictureType'
  return file.size > (purpose === 'cover' ? limits.coverBytes : limits.postPictureBytes) ? 'pictureTooLarge' : undefined
}

/** Size of a picture, so that the page can keep its place; nothing where the browser cannot read it. */
export async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return {}
  }
}
