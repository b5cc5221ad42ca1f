import { call } from '@pitchside/http'
import { pagedFromWire } from '../comments/comment-wire'
import type { Paged } from '../news/headline'

export interface Expert {
  id: number
  nickname: string
  avatar: string
  about: string
  fans: number
  articles: number
  level: number
  isFollowed: boolean
}

/** Experts, those who wrote most first. */
export async function listExperts(page: number, signal?: AbortSignal): Promise<Paged<Expert>> {
  const data = await call('listExperts', { page, type: 0 }, { isQuiet: true, signal })
  return pagedFromWire(data, (row) => ({
    id: row.expert_id,
    nickname: row.nickname,
    avatar: row.avatar,
    about: row.describe,
    fans: row.fans,
    articles: row.article_num,
    level: row.level,
    isFollowed: row.is_attention === 1,
  }))
}
