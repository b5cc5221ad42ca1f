import type { CallData, CallInput } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Comment } from '../../parts/comment/comment'
import { commentFromWire } from '../../parts/comment/comment-wire'
import type { Mark } from '../../parts/frame/use-mark'
import type { Article, Headline, NamedCategory, RelatedMatch } from '../../parts/headline/headline'
import { type CommentOrder, orderToWire } from '../comments/comments.calls'

type WireHeadline = CallData<'listHeadlines'>['banner'][number]

/** All categories together. */
export const allCategories = 0

export function headlineFromWire(row: WireHeadline): Headline {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: row.img.split(',')[0] ?? '',
    category: row.category_name,
    categoryId: row.cid,
    writerId: row.uid,
    writer: row.user_nickname,
    writerAvatar: row.avatar,
    publishedAtMs: row.addtime * 1_000,
    reads: row.click,
    comments: row.comment_count,
    tags: row.tags ? row.tags.split(',') : [],
  }
}

export type HeadlineOrder = 'newest' | 'read'

export interface HeadlineAsk {
  categoryId?: number
  writerId?: number
  /** Only what experts wrote. */
  ofExperts?: boolean
  order: HeadlineOrder
}

export async function listHeadlines(
  ask: HeadlineAsk & { page: number },
  signal?: AbortSignal,
): Promise<ListPage<Headline> & { banner: Headline[] }> {
  const input = {
    cid: ask.categoryId ?? allCategories,
    uid: ask.writerId ?? 0,
    page: ask.page,
    order: ask.order === 'read' ? 1 : 0,
    ...(ask.ofExperts ? { is_expert: 1 as const } : {}),
  } satisfies CallInput<'listHeadlines'>
  const data = await call('listHeadlines', input, { isQuiet: true, signal })
  return { ...pageFrom(data.list, headlineFromWire), banner: data.banner.map(headlineFromWire) }
}

export async function listCategories(signal?: AbortSignal): Promise<NamedCategory[]> {
  return call('listHeadlineCategories', {}, { isQuiet: true, signal })
}

type WireMatch = NonNullable<CallData<'getHeadline'>['info']['match']>

const sideFromWire = ({ id, name, score }: WireMatch['home']) => ({ id, name, score })

function matchFromWire(match: WireMatch): RelatedMatch {
  return {
    id: match.match_id,
    sport: match.type === 0 ? 'football' : 'basketball',
    competition: match.name,
    state: match.status,
    kickoffMs: match.match_time * 1_000,
    home: sideFromWire(match.home),
    away: sideFromWire(match.away),
    teamId: match.team_id,
  }
}

export interface ArticlePage {
  article: Article
  newer: { id: number; title: string } | undefined
  older: { id: number; title: string } | undefined
  related: Headline[]
  comments: ListPage<Comment>
}

export async function readArticle(
  id: number,
  page: number,
  order: CommentOrder,
  signal?: AbortSignal,
): Promise<ArticlePage> {
  const data = await call('getHeadline', { id, page, order: orderToWire(order) }, { isQuiet: true, signal })
  const { info } = data
  return {
    article: {
      ...headlineFromWire(info),
      language: info.lang,
      updatedAtMs: info.updatetime === undefined ? undefined : info.updatetime * 1_000,
      copies: (info.copies ?? []).flatMap(({ id: copy, lang }) => (copy === id ? [] : [{ id: copy, language: lang }])),
      html: info.content,
      likes: info.likes,
      favorites: info.favorites,
      isLiked: info.is_likes === 1,
      isFavorite: info.is_favorites === 1,
      isFollowed: info.is_attention === 1,
      writerFans: info.attention,
      writerArticles: info.article_num,
      match: info.match && matchFromWire(info.match),
      sourceName: info.source_name,
      sourceUrl: info.source_url,
    },
    newer: data.next,
    older: data.last,
    related: data.recommend.map(headlineFromWire),
    comments: pageFrom(data.commentList, commentFromWire),
  }
}

const markFromWire = (data: { is_on: 0 | 1; total: number }): Mark => ({ isOn: data.is_on === 1, total: data.total })

export const toggleLike = async (id: number) => markFromWire(await call('toggleHeadlineLike', { id }))
export const toggleFavorite = async (id: number) => markFromWire(await call('toggleHeadlineFavorite', { id }))
