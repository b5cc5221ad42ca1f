import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useEffect, useRef, useState } from 'react'
import { megabytesOf, type PictureProblem, type PicturePurpose } from './picture-file'
import { uploadPicture } from './upload-picture.calls'

/** A picture on its way to the server. */
export interface PictureUpload {
  /** Share that has been sent, 0 to 1; undefined while nothing is being sent. */
  share: number | undefined
  /** Text of what went wrong. */
  problem: string | undefined
  /** Shows a problem of the file itself. */
  refuse(problem: PictureProblem | undefined): void
  /** Resolves with the address of the stored picture; undefined when that failed or was stopped. */
  send(picture: Blob): Promise<string | undefined>
}

/** Sending pictures of one purpose, one at a time; leaving the page stops what is on its way. */
export function usePictureUpload(purpose: PicturePurpose): PictureUpload {
  const t = useT('live')
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const textOf = (reason: PictureProblem) =>
    t(`studio.picture.${purpose}.${reason}`, { megabytes: megabytesOf(purpose) })
  return {
    share,
    problem,
    refuse: (reason) => setProblem(reason && textOf(reason)),
    async send(picture) {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      setProblem(undefined)
      setShare(0)
      try {
        return await uploadPicture(picture, purpose, { signal, onProgress: setShare })
      } catch (error) {
        // The server says what is wrong with a picture in the visitor's language; a line that broke says nothing.
        const isTold = error instanceof CallError && error.code > 0
        if (!signal.aborted) setProblem(isTold ? error.message : textOf('failed'))
        return undefined
      } finally {
        if (!signal.aborted) setShare(undefined)
      }
    },
  }
}
