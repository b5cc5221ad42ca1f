import { useT } from '@pitchside/i18n'
import { type PictureSending, usePictureSending } from '@pitchside/parts'
import { megabytesOf, type PictureProblem, type PicturePurpose } from './picture-file'

/** A picture on its way to the server. */
export interface PictureUpload extends Pick<PictureSending, 'share' | 'problem' | 'send'> {
  /** Shows a problem of the file itself. */
  refuse(problem: PictureProblem | undefined): void
}

/** Sending pictures of one purpose, one at a time; leaving the page stops what is on its way. */
export function usePictureUpload(purpose: PicturePurpose): PictureUpload {
  const t = useT('live')
  const textOf = (reason: PictureProblem) =>
    t(`studio.picture.${purpose}.${reason}`, { megabytes: megabytesOf(purpose) })
  const { share, problem, send, setProblem } = usePictureSending(purpose, textOf('failed'))
  return { share, problem, send, refuse: (reason) => setProblem(reason && textOf(reason)) }
}
