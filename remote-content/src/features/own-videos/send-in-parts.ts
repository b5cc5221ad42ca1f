import { CallError } from '@pitchside/http'
import type { UploadState } from './upload.calls'

export interface PartSender {
  /** Sends the part that begins at the state's offset. */
  send(
    state: UploadState,
    part: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<UploadState>
  /** Asks the server how far the upload is. */
  read(id: string, signal: AbortSignal): Promise<UploadState>
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export interface SendingOptions {
  signal: AbortSignal
  /** Share of the whole file, 0 to 1. */
  onProgress: (share: number) => void
  /** The connection is gone; it is tried again. */
  onWaiting: (isWaiting: boolean) => void
}

/** Pauses between tries; after the last one somebody has to press a button. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]

/** No answer, or none of ours: it is worth another try. What the server refuses is refused. */
const isCut = (error: unknown): boolean => error instanceof CallError && error.code < 0 && error.reason !== 'cancelled'
const isElsewhere = (error: unknown): boolean => error instanceof CallError && error.reason === 'upload-offset-wrong'

/**
 * Sends a file part by part and gives its address. After a cut the server is asked how far it is, and the next part
 * begins there. Rejects with the last cut when the connection stays away, or with the server's refusal.
 */
export async function sendInParts(
  file: Blob,
  begun: UploadState,
  sender: PartSender,
  { signal, onProgress, onWaiting }: SendingOptions,
): Promise<string> {
  let [state, tries] = [begun, 0]
  async function again(error: unknown): Promise<void> {
    for (let last = error; ; ) {
      const pause = pausesMs[tries++]
      if (pause === undefined) throw last
      onWaiting(true)
      await sender.wait(pause, signal)
      try {
        state = await sender.read(state.id, signal)
        return
      } catch (another) {
        if (!isCut(another)) throw another
        last = another
      }
    }
  }
  while (state.address === undefined) {
    const { offset, bytes, partBytes } = state
    const part = file.slice(offset, Math.min(bytes, offset + partBytes))
    const onPart = (share: number) => onProgress((offset + share * part.size) / bytes)
    try {
      state = await sender.send(state, part, { signal, onProgress: onPart })
      onWaiting(false)
      tries = 0
      onProgress(state.offset / bytes)
    } catch (error) {
      if (isElsewhere(error)) state = await sender.read(state.id, signal)
      else if (isCut(error)) await again(error)
      else throw error
    }
  }
  return state.address
}
