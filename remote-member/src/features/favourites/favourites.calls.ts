import { call } from '@pitchside/http'
import { type ListPage, pageFrom, quiet } from '@pitchside/parts'

/** Something kept: what it is called, a word about it, and where it is. */
export interface Kept {
  id: number
  title: string
  href: string
  cover: string
  author: string
  authorId: number
  avatar: string
  atMs: number
  /** Views or reads. */
  views: number
}

export async function fetchKeptVideos(page: number, signal?: AbortSignal): Promise<ListPage<Kept>> {
  return pageFrom(await call('listVideoFavorites', { page }, quiet(signal)), (row) => ({
    id: row.id,
    title: row.title,
    href: `/video-player?id=${row.id}`,
    cover: row.img,
    author: row.user_nickname,
    authorId: row.uid,
    avatar: row.avatar,
    atMs: row.addtime * 1_000,
    views: row.click,
  }))
}

export async function fetchKeptNews(page: number, signal?: AbortSignal): Promise<ListPage<Kept>> {
  return pageFrom(await call('listHeadlineFavorites', { page }, quiet(signal)), (row) => ({
    id: row.id,
    title: row.title,
    href: `/detail?id=${row.id}`,
    cover: row.img,
    author: row.user_nickname,
    authorId: row.uid,
    avatar: row.avatar,
    atMs: row.addtime * 1_000,
    views: row.click,
  }))
}

export async function fetchKeptPosts(page: number, signal?: AbortSignal): Promise<ListPage<Kept>> {
  return pageFrom(await call('listPostFavorites', { page }, quiet(signal)), (row) => ({
    id: row.id,
    title: row.title || row.content,
    href: `/circle-detail?post=${row.id}`,
    cover: row.img[0] ?? row.video[0]?.img ?? '',
    author: row.user_nickname,
    authorId: row.uid,
    avatar: row.avatar,
    atMs: row.addtime * 1_000,
    views: row.click,
  }))
}

/** Puts a mark on or takes it off; true: it is on now. */
export const toggleVideo = async (id: number) => (await call('toggleVideoFavorite', { id })).is_on === 1
export const toggleNews = async (id: number) => (await call('toggleHeadlineFavorite', { id })).is_on === 1
export const togglePost = async (id: number) => (await call('togglePostFavorite', { id })).is_on === 1
