import { useEffect, useState } from 'react'
import { frameOf } from './video-cover'

export interface ChosenCover {
  picture: Blob
  /** What it claims to be: the server compares it with the bytes. */
  name: string
  /** For showing it. */
  preview: string
}

/** Cover of a chosen video: a frame of it where the browser can read it, or a picture of the member's own. */
export function useCover(file: File | undefined) {
  const [cover, setCover] = useState<ChosenCover>()
  const [durationS, setDuration] = useState(0)
  /** Undefined while it is not known. */
  const [canTakeFrames, setCanTake] = useState<boolean>()
  const choose = (picture: Blob, name: string) => setCover({ picture, name, preview: URL.createObjectURL(picture) })
  useEffect(() => () => (cover ? URL.revokeObjectURL(cover.preview) : undefined), [cover])

  useEffect(() => {
    setCover(undefined)
    setDuration(0)
    setCanTake(undefined)
    if (!file) return
    let isGone = false
    frameOf(file).then(
      (frame) => {
        if (isGone) return
        setCanTake(true)
        setDuration(frame.durationS)
        setCover({ picture: frame.picture, name: 'frame.jpg', preview: URL.createObjectURL(frame.picture) })
      },
      () => isGone || setCanTake(false),
    )
    return () => {
      isGone = true
    }
  }, [file])

  /** Another frame, at a share of the video's length. */
  async function takeFrame(atShare: number): Promise<void> {
    if (file) choose((await frameOf(file, atShare)).picture, 'frame.jpg')
  }
  return { cover, durationS, canTakeFrames, takeFrame, choosePicture: (picture: File) => choose(picture, picture.name) }
}
