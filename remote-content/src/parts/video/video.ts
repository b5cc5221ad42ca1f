import { hoursText, sixtiesText } from '@pitchside/base'
/** A recorded video. */
export interface Video {
  id: number
  title: string
  cover: string
  /** m3u8, or a file. */
  address: string
  /** hls, mp4, ogg; browsers do not play flv, avi, wmv and rmvb. */
  format: string
  /** The server makes something of it that every browser plays. */
  isConverting: boolean
  durationS: number
  views: number
  likes: number
  favorites: number
  comments: number
  isLiked: boolean
  isFavorite: boolean
  publishedAtMs: number
  ownerId: number
  owner: string
  ownerAvatar: string
  isFollowed: boolean
  categoryId: number
  category: string
}

export type SubtitleLanguage = 'zh' | 'en' | 'vi'

/** A part of a video with a name. */
export interface Chapter {
  second: number
  title: string
}

/** A video with what its own page plays it with. */
export interface WatchedVideo extends Video {
  /** Lines of its picture; 0 while they are not known. */
  height: number
  /** The same in lower qualities, the highest first. */
  lower: readonly { height: number; address: string }[]
  /** One picture of many, ten in a row; undefined: there is none. */
  stills: { address: string; stepS: number; count: number } | undefined
  chapters: readonly Chapter[]
  /** There are subtitles in these. */
  subtitles: readonly SubtitleLanguage[]
}

export interface VideoCategory {
  id: number
  name: string
  isOwn: boolean
  videos: number
}

/** Length of a video where it is known. */
export const lengthText = (seconds: number): string => (seconds > 0 ? durationText(seconds) : '')

/** "03:12", "01:02:09". */
export function durationText(seconds: number): string {
  return seconds < 3_600 ? sixtiesText(seconds) : hoursText(seconds).padStart(8, '0')
}
