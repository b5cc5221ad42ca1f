import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { isUploaded } from '../uploads/uploads.module'

/** Files of a post: pictures, or one video with its cover. */
export interface PostFiles {
  images: string[]
  videos: { img: string; video: string }[]
}

/** Every address of them. */
export const addressesOf = ({ images, videos }: PostFiles): string[] => [
  ...images,
  ...videos.flatMap(({ img, video }) => [img, video]),
]

/** Files that were uploaded here; their content was checked then. */
const isPicture = (address: string): boolean => isUploaded(address) && address.endsWith('.webp')
const isVideo = (address: string): boolean => isUploaded(address) && address.endsWith('.mp4')

/** Up to four pictures or one video, all of them uploaded here. */
export function requireFiles({ images, videos }: PostFiles): void {
  const isTooMuch =
    videos.length > 1 || (videos.length === 1 && images.length > 0) || images.length > limits.photosPerPost
  if (isTooMuch) throw new Failure('dynamic-files')
  const pictures = [...images, ...videos.map(({ img }) => img)]
  if (!pictures.every(isPicture) || !videos.every(({ video }) => isVideo(video))) throw new Failure('dynamic-file')
}

/** The wire sends pictures as text and a video as an object, in one list. */
export function filesOf(files: readonly (string | PostFiles['videos'][number])[] = []): PostFiles {
  return {
    images: files.filter((file) => typeof file === 'string'),
    videos: files.filter((file) => typeof file !== 'string'),
  }
}
