/** A recorded video. */
export interface Video {
  id: number
  title: string
  cover: string
  /** m3u8 or mp4. */
  address: string
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
  categoryId: number
  category: string
}

export interface VideoCategory {
  id: number
  name: string
  isOwn: boolean
  videos: number
}

/** "03:12", "01:02:09". */
export function durationText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown
    .map((part, index) => (index === 0 ? String(part).padStart(2, '0') : String(part).padStart(2, '0')))
    .join(':')
}
