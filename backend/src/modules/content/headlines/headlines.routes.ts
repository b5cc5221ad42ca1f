import type { Language } from '../../../kernel/messages'
import type { CallHandlers } from '../../../kernel/module'
import { toPaged } from '../../../kernel/paging'
import { flagOf, secondsOf } from '../../../kernel/wire-values'
import { commentToWire } from '../comment-wire'
import type { People, PersonFacts } from '../people'
import { toggledToWire } from '../toggled-wire'
import type { Embedded, Embeds } from './embeds.service'
import type { HeadlineRow, HeadlineText } from './headlines.queries'
import type { HeadlineService } from './headlines.service'
import type { Matches, ShownMatch, TaggedMatch } from './matches.port'

export function headlineToWire(row: HeadlineRow) {
  return {
    id: row.id,
    addtime: secondsOf(row.publishedAt),
    uid: row.writerId,
    cid: row.categoryId,
    category_name: row.category,
    lang: row.lang,
    title: row.title,
    img: row.cover,
    summary: row.summary,
    click: row.clicks,
    favorites: row.favorites,
    likes: row.likes,
    comment_count: row.comments,
    is_top: flagOf(row.isTop),
    is_banner: flagOf(row.isBanner),
    user_nickname: row.nickname,
    avatar: row.avatar,
    tags: row.tags,
  }
}

const infoToWire = (row: HeadlineText, writer: PersonFacts) => ({
  ...headlineToWire(row),
  content: row.content,
  is_likes: flagOf(row.isLiked),
  is_favorites: flagOf(row.isFavorite),
  is_comment: flagOf(row.isCommented),
  is_attention: flagOf(writer.isFollowed),
  article_num: row.writerArticles,
  attention: writer.fans,
  source_name: row.sourceName,
  source_url: row.sourceUrl,
  ...(row.updatedAt === null ? {} : { updatetime: secondsOf(row.updatedAt) }),
})

function shownMatchToWire({ sport, competition, state, kickoff, ...match }: ShownMatch, language: Language) {
  const side = ({ id, names, crest, score }: TaggedMatch['home']) => ({
    id,
    name: names[language],
    logo: crest,
    ...(score === undefined ? {} : { score }),
  })
  return {
    match_id: match.id,
    type: sport === 'football' ? 0 : 1,
    name: competition[language],
    status: ['upcoming', 'live', 'finished'].indexOf(state),
    match_time: kickoff,
    home: side(match.home),
    away: side(match.away),
  }
}

const matchToWire = (match: TaggedMatch, language: Language) => ({
  ...shownMatchToWire(match, language),
  team_id: match.teamId,
})

function embedToWire(found: Embedded | undefined, language: Language) {
  if (found === undefined) return null
  if (found.kind === 'match') return { kind: found.kind, ...shownMatchToWire(found.match, language) }
  if (found.kind === 'video') {
    const { id, title, cover, durationS, views, nickname } = found.video
    return { kind: found.kind, id, title, img: cover, duration: durationS, click: views, user_nickname: nickname }
  }
  const { sport, name, season, rows } = found.table
  const list = rows.map(({ teamId, ...row }) => ({ ...row, team_id: teamId }))
  return { kind: found.kind, id: found.id, type: sport === 'football' ? 0 : 1, name, season, list }
}

export interface HeadlineDeps {
  service: HeadlineService
  people: People
  matches: Matches
  embeds: Embeds
}

export function headlineCalls({ service, people, matches, embeds }: HeadlineDeps): CallHandlers {
  return {
    async listEmbeds({ list }, { language }) {
      return (await embeds.at(list, language)).map((found) => embedToWire(found, language))
    },

    listHeadlineCategories: (_input, caller) => service.categories(caller.language),
    listWriterCategories: (_input, caller) => service.categories(caller.language),

    async listHeadlines(input, { language }) {
      const { list, banner } = await service.list({
        language,
        categoryId: input.cid ?? 0,
        writerId: input.uid ?? 0,
        ofExperts: input.is_expert === 1,
        page: input.page ?? 1,
        order: input.order === 1 ? 'read' : 'newest',
      })
      return { list: toPaged(list, headlineToWire), banner: banner.map(headlineToWire) }
    },

    async getHeadline(input, { language, userId, ip, isPrefetch }) {
      const viewer = userId ?? 0
      const found = await service.read(input.id, {
        language,
        viewer,
        reader: isPrefetch ? undefined : { userId, ip },
        page: input.page ?? 1,
        order: input.order === 1 ? 'newest' : 'liked',
      })
      const writer = await people.factsOf(found.info.writerId, viewer)
      const match = matches.ofTags(found.info.tags.split(',').filter(Boolean))
      return {
        info: {
          ...infoToWire(found.info, writer),
          ...(match ? { match: matchToWire(match, language) } : {}),
          copies: found.copies,
        },
        ...(found.newer ? { next: found.newer } : {}),
        ...(found.older ? { last: found.older } : {}),
        recommend: found.related.map(headlineToWire),
        commentList: toPaged(found.comments, commentToWire),
      }
    },

    async listHeadlineReplies(input, { language, userId }) {
      const found = await service.thread(input.id, language, userId ?? 0, input.page ?? 1)
      return {
        ...toPaged(found.replies, commentToWire),
        info: commentToWire(found.root),
        post: { id: found.headline.id, title: found.headline.title },
      }
    },

    async commentHeadline(input, caller) {
      const { userId } = caller.member()
      const comment = { targetId: input.id, userId, body: input.content, parentId: input.pid }
      return commentToWire(await service.comment(comment))
    },

    toggleHeadlineLike: async (input, caller) =>
      toggledToWire(await service.toggle('headlineLike', input.id, caller.member().userId)),
    toggleHeadlineFavorite: async (input, caller) =>
      toggledToWire(await service.toggle('headlineFavorite', input.id, caller.member().userId)),
    toggleHeadlineCommentLike: async (input, caller) =>
      toggledToWire(await service.toggle('headlineCommentLike', input.id, caller.member().userId)),
  }
}
