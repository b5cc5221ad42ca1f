import type { PicturePurpose } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useEffect, useRef, useState } from 'react'
import { openPicture } from './open-picture'
import { pictureProblem, pictureProblemText } from './picture-file'
import { uploadPicture } from './upload-picture'

/** Pictures of one purpose on their way to the server, one at a time. */
export interface PictureSending {
  /** Share that has been sent, 0 to 1; undefined while nothing is being sent. */
  share: number | undefined
  /** Text of what went wrong. */
  problem: string | undefined
  /** Stops what was begun before: its results no longer count. */
  begin(): AbortSignal
  /** Opens a chosen file, which ends what was begun before. Undefined: it can not be used, or another one was chosen since. */
  open(file: File): Promise<HTMLImageElement | undefined>
  /** Resolves with the address of the stored picture; undefined when that failed or was stopped. */
  send(picture: Blob | Promise<Blob>): Promise<string | undefined>
}

/** React: checks and sends pictures; leaving the page stops what is on its way. */
export function usePictureSending(purpose: PicturePurpose): PictureSending {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    setProblem(undefined)
    setShare(undefined)
    return running.current.signal
  }
  return {
    share,
    problem,
    begin,
    async open(file) {
      const signal = begin()
      const opened = pictureProblem(file, purpose) ?? (await openPicture(file).catch(() => 'unreadable' as const))
      if (signal.aborted) return undefined
      if (typeof opened !== 'string') return opened
      setProblem(pictureProblemText(opened, purpose))
      return undefined
    },
    async send(picture) {
      const signal = begin()
      setShare(0)
      try {
        return await uploadPicture(await picture, purpose, { isQuiet: true, signal, onProgress: setShare })
      } catch (error) {
        // The server says what is wrong with a picture in the visitor's language; a line that broke says nothing.
        const isTold = error instanceof CallError && error.code > 0
        if (!signal.aborted) setProblem(isTold ? error.message : pictureProblemText('failed', purpose))
        return undefined
      } finally {
        if (!signal.aborted) setShare(undefined)
      }
    },
  }
}
