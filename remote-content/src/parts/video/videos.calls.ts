import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Video, VideoCategory, WatchedVideo } from './video'

export const videoFromWire = (row: CallData<'listVideos'>['data'][number]): Video => ({
  id: row.id,
  title: row.title,
  cover: row.img,
  address: row.video,
  format: row.format,
  isConverting: row.is_converting === 1,
  durationS: row.duration,
  views: row.click,
  likes: row.likes,
  favorites: row.favorites,
  comments: row.comment,
  isLiked: row.is_likes === 1,
  isFavorite: row.is_favorites === 1,
  publishedAtMs: row.addtime * 1_000,
  ownerId: row.uid,
  owner: row.user_nickname,
  ownerAvatar: row.avatar,
  isFollowed: row.is_attention === 1,
  categoryId: row.classification_id,
  category: row.classification_name,
})

const categoryFromWire = (row: CallData<'listVideoCategories'>[number]): VideoCategory => ({
  id: row.id,
  name: row.name,
  isOwn: row.is_my === 1,
  videos: row.num,
})

/** Wire number of an order. */
const orders = { newest: 0, seen: 1, recommended: 2 } as const
export type VideoOrder = keyof typeof orders

export interface VideoAsk {
  /** 0 is all of them. */
  categoryId: number
  order: VideoOrder
  /** Part of the title; empty: any. */
  title?: string
}

export async function listVideos(ask: VideoAsk & { page: number }, signal?: AbortSignal): Promise<ListPage<Video>> {
  const { page, order, categoryId, title = '' } = ask
  if (title !== '') {
    const input = { page, classification_id: categoryId, name: title, order: order === 'seen' ? 1 : 0 } as const
    return pageFrom(await call('listVideosOfCategory', input, { isQuiet: true, signal }), videoFromWire)
  }
  const input = { page, type: orders[order], classification_id: categoryId }
  return pageFrom(await call('listVideos', input, { isQuiet: true, signal }), videoFromWire)
}

/** Videos of one person, newest first. */
export async function listVideosOf(
  { id, isAnchor }: { id: number; isAnchor: boolean },
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<Video>> {
  const name = isAnchor ? 'listAnchorVideos' : 'listUserVideos'
  return pageFrom(await call(name, { uid: id, page }, { isQuiet: true, signal }), videoFromWire)
}

/** What to watch after a video. */
export async function listNextVideos(id: number, signal?: AbortSignal): Promise<Video[]> {
  return (await call('listNextVideos', { id }, { isQuiet: true, signal })).map(videoFromWire)
}

/** A server of before says nothing of parts. */
const partsFromWire = (row: Partial<CallData<'getVideo'>>) => ({
  height: row.height ?? 0,
  lower: (row.qualities ?? []).map(({ height, video }) => ({ height, address: video })),
  stills: row.stills?.url ? { address: row.stills.url, stepS: row.stills.step, count: row.stills.count } : undefined,
  chapters: row.chapters ?? [],
  subtitles: row.subtitles ?? [],
})

export async function readVideo(id: number, signal?: AbortSignal): Promise<WatchedVideo> {
  const row = await call('getVideo', { id }, { isQuiet: true, signal })
  return { ...videoFromWire(row), ...partsFromWire(row) }
}

/** Wire number of a ranking's period. */
export const rankPeriods = { day: 0, week: 1, month: 2, total: 3 } as const
export type RankPeriod = keyof typeof rankPeriods

export async function rankVideos(period: RankPeriod, signal?: AbortSignal): Promise<Video[]> {
  const rows = await call('getVideoRanking', { type: rankPeriods[period], page: 1 }, { isQuiet: true, signal })
  return rows.map(videoFromWire)
}

export async function listVideoCategories(signal?: AbortSignal): Promise<VideoCategory[]> {
  return (await call('listVideoCategories', {}, { isQuiet: true, signal })).map(categoryFromWire)
}

/** Categories to begin with: those with most videos first. */
export async function listRecommendedCategories(signal?: AbortSignal): Promise<VideoCategory[]> {
  return (await call('listRecommendedVideoCategories', {}, { isQuiet: true, signal })).map(categoryFromWire)
}

/** All categories, with those the account has in its own menu marked. */
export async function listAllCategories(signal?: AbortSignal): Promise<VideoCategory[]> {
  return (await call('listAllVideoCategories', {}, { isQuiet: true, signal })).map(categoryFromWire)
}

/** Categories with a text in their name. */
export async function searchVideoCategories(name: string, signal?: AbortSignal): Promise<VideoCategory[]> {
  return (await call('searchVideoCategories', { name }, { isQuiet: true, signal })).map(categoryFromWire)
}

export async function countView(id: number): Promise<void> {
  await call('countVideoView', { id }, { isQuiet: true })
}

const markFromWire = (data: { is_on: 0 | 1; total: number }) => ({ isOn: data.is_on === 1, total: data.total })

export const toggleVideoLike = async (id: number) => markFromWire(await call('toggleVideoLike', { id }))
export const toggleVideoFavorite = async (id: number) => markFromWire(await call('toggleVideoFavorite', { id }))

/** Categories of the account's own menu. */
export async function listOwnCategories(signal?: AbortSignal): Promise<number[]> {
  return (await call('listOwnVideoCategories', {}, { isQuiet: true, signal })).map(({ id }) => id)
}

export async function toggleOwnCategories(ids: readonly number[]): Promise<void> {
  await call('toggleOwnVideoCategory', { id: ids.join(',') }, { isQuiet: true })
}
