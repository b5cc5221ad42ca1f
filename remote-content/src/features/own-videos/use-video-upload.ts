import { useUser } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { useEffect, useRef, useState } from 'react'
import { type PartSender, sendInParts } from './send-in-parts'
import { forgetUnfinished, isSameFile, keepUnfinished, readUnfinished } from './unfinished-upload'
import { cancelUpload, readUpload, sendPart, startUpload, type UploadState } from './upload.calls'

/** cut: the connection stayed away, somebody has to go on. refused: the server said no, `message` says why. */
export type UploadPhase = 'idle' | 'sending' | 'waiting' | 'cut' | 'refused' | 'done'

export interface VideoUpload {
  phase: UploadPhase
  /** 0 to 1 */
  share: number
  message: string
  address: string | undefined
  /** Number of the upload at the server, from its beginning on. */
  sessionId: string | undefined
}

const idle: VideoUpload = { phase: 'idle', share: 0, message: '', address: undefined, sessionId: undefined }

const sender: PartSender = {
  send: sendPart,
  read: readUpload,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      // A page that is online again need not wait to the end.
      window.addEventListener('online', () => resolve(), { once: true, signal })
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(new CallError('cancelled', -1, 'cancelled'))
      })
    }),
}

/** Sends a video to the server; goes on after cuts, reloads and in another tab, as long as the same file is chosen. */
export function useVideoUpload() {
  const userId = useUser()?.id ?? 0
  const [upload, setUpload] = useState<VideoUpload>(idle)
  const running = useRef<AbortController>(undefined)
  const sessionId = useRef<string>(undefined)
  const change = (part: Partial<VideoUpload>) => setUpload((before) => ({ ...before, ...part }))
  useEffect(() => () => running.current?.abort(), [])

  async function begin(file: File, signal: AbortSignal): Promise<UploadState> {
    const unfinished = readUnfinished(userId)
    if (unfinished && isSameFile(unfinished, file)) {
      try {
        return await readUpload(unfinished.id, signal)
      } catch (error) {
        if (!(error instanceof CallError) || error.reason !== 'upload-gone') throw error
      }
    }
    const begun = await startUpload(file, signal)
    const { name, size, lastModified } = file
    keepUnfinished({ id: begun.id, userId, name, size, lastModified })
    return begun
  }

  async function run(file: File, signal: AbortSignal): Promise<string> {
    const begun = await begin(file, signal)
    sessionId.current = begun.id
    change({ share: begun.offset / begun.bytes, sessionId: begun.id })
    return sendInParts(file, begun, sender, {
      signal,
      onProgress: (share) => change({ share }),
      onWaiting: (isWaiting) => change({ phase: isWaiting ? 'waiting' : 'sending' }),
    })
  }

  function fail(error: unknown): void {
    const failure = error instanceof CallError ? error : new CallError(String(error), -1, 'network')
    if (failure.reason === 'cancelled') return
    const isRefused = failure.code > 0
    if (isRefused) forgetUnfinished()
    change({ phase: isRefused ? 'refused' : 'cut', message: isRefused ? failure.message : '' })
  }

  /** Begins with a file, or goes on with it. */
  async function send(file: File): Promise<void> {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    change({ phase: 'sending', message: '', address: undefined })
    try {
      const address = await run(file, abort.signal)
      if (!abort.signal.aborted) change({ phase: 'done', share: 1, address })
    } catch (error) {
      if (!abort.signal.aborted) fail(error)
    }
  }

  /** Stops it for good: the server forgets what has arrived. */
  function cancel(): void {
    running.current?.abort()
    if (sessionId.current) cancelUpload(sessionId.current).catch(() => undefined)
    sessionId.current = undefined
    forgetUnfinished()
    setUpload(idle)
  }

  return { upload, send, cancel, forget: forgetUnfinished }
}
