import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useRef, useState } from 'react'
import { type Crop, cutSquare, middleCrop } from './picture-crop'
import { openPicture, type PictureProblem, problemOf } from './picture-file'
import { uploadPicture } from './upload-picture.calls'

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
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const textOf = (reason: PictureProblem) => t(`picture.${reason}`, { megabytes: limits.avatarBytes / 1024 / 1024 })
  /** What was begun before is over: its results no longer count. */
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    setProblem(undefined)
    return running.current.signal
  }
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
    async send() {
      if (!image) return undefined
      const signal = begin()
      setShare(0)
      try {
        return await uploadPicture(await cutSquare(image, crop), { signal, onProgress: setShare })
      } catch (error) {
        // The server says what is wrong with a picture in the visitor's language; a line that broke says nothing.
        const isTold = error instanceof CallError && error.code > 0
        if (!signal.aborted) setProblem(isTold ? error.message : textOf('failed'))
        return undefined
      } finally {
        if (!signal.aborted) setShare(undefined)
      }
    },
    reset() {
      begin()
      setImage(undefined)
      setCrop(middleCrop)
      setShare(undefined)
    },
  }
}
