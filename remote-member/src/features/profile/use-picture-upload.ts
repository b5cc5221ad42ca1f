import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { openPicture, usePictureSending } from '@pitchside/parts'
import { useState } from 'react'
import { type Crop, cutSquare, middleCrop } from './picture-crop'
import { type PictureProblem, problemOf } from './picture-file'

/** The member's own picture on its way to the server. */
export interface PictureUpload {
  image: HTMLImageElement | undefined
  crop: Crop
  /** Share that has been sent, 0 to 1; undefined while nothing is being sent. */
  share: number | undefined
  /** Text of what went wrong. */
  problem: string | undefined
  choose(file: File): Promise<void>
  setCrop(crop: Crop): void
  /** Resolves with the address of the stored picture; undefined when that failed or was stopped. */
  send(): Promise<string | undefined>
  /** Stops what is on its way and forgets the picture. */
  reset(): void
}

/** Choosing, cropping and sending a picture. */
export function usePictureUpload(): PictureUpload {
  const t = useT('member')
  const [image, setImage] = useState<HTMLImageElement>()
  const [crop, setCrop] = useState(middleCrop)
  const textOf = (reason: PictureProblem) => t(`picture.${reason}`, { megabytes: limits.avatarBytes / 1024 / 1024 })
  const { share, problem, setProblem, begin, send } = usePictureSending(undefined, textOf('failed'))
  return {
    image,
    crop,
    share,
    problem,
    setCrop,
    async choose(file) {
      const signal = begin()
      const reason = problemOf(file)
      const opened = reason ?? (await openPicture(file).catch((): PictureProblem => 'unreadable'))
      if (signal.aborted) return
      setImage(typeof opened === 'string' ? undefined : opened)
      setProblem(typeof opened === 'string' ? textOf(opened) : undefined)
      setCrop(middleCrop)
    },
    send: async () => image && send(cutSquare(image, crop)),
    reset() {
      begin()
      setImage(undefined)
      setCrop(middleCrop)
    },
  }
}
