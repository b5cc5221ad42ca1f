import { limits } from '@pitchside/contract'
import { type Crop, type Cut, cutOut, middleCrop, type PictureSending, usePictureSending } from '@pitchside/parts'
import { useState } from 'react'

/** The square that is sent. */
export const avatarCut: Cut = { width: limits.avatarPx, height: limits.avatarPx, type: 'image/webp', quality: 0.92 }

/** The member's own picture on its way to the server. */
export interface PictureUpload extends Pick<PictureSending, 'share' | 'problem'> {
  image: HTMLImageElement | undefined
  crop: Crop
  choose(file: File): Promise<void>
  setCrop(crop: Crop): void
  /** Resolves with the address of the stored picture; undefined when that failed or was stopped. */
  send(): Promise<string | undefined>
  /** Stops what is on its way and forgets the picture. */
  reset(): void
}

/** Choosing, cropping and sending a picture. */
export function usePictureUpload(): PictureUpload {
  const [image, setImage] = useState<HTMLImageElement>()
  const [crop, setCrop] = useState(middleCrop)
  const { share, problem, begin, open, send } = usePictureSending('avatar')
  const show = (opened: HTMLImageElement | undefined) => {
    setImage(opened)
    setCrop(middleCrop)
  }
  return {
    image,
    crop,
    share,
    problem,
    setCrop,
    async choose(file) {
      const opened = await open(file)
      if (opened) show(opened)
    },
    send: async () => image && send(cutOut(image, avatarCut, crop)),
    reset() {
      begin()
      show(undefined)
    },
  }
}
