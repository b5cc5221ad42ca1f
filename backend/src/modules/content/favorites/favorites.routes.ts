import type { Kernel } from '../../../kernel/kernel'
import type { CallContext, CallHandlers } from '../../../kernel/module'
import { type Page, rowsOf } from '../../../kernel/paging'
import { createPostView } from '../circles/post-view'
import { headlineToWire } from '../headlines/headlines.routes'
import { factsOfAll, type People } from '../people'
import { videoToWire } from '../videos/videos.routes'
import { type Ask, favoriteQueries } from './favorites.queries'

/** What a member keeps. */
export function favoriteCalls(kernel: Pick<Kernel, 'db' | 'clock'>, people: People): CallHandlers {
  const { db } = kernel
  const postView = createPostView(kernel, people)
  const askOf = (caller: CallContext, page = 1): Ask => ({
    language: caller.language,
    userId: caller.member().userId,
    page,
  })
  async function withFollows<Row, Wire>(
    found: Page<Row>,
    ownerOf: (row: Row) => number,
    viewer: number,
    toWire: (row: Row, isFollowed: boolean) => Wire,
  ) {
    const factsOf = await factsOfAll(people, found.rows.map(ownerOf), viewer)
    return rowsOf(found, (row) => toWire(row, factsOf(ownerOf(row)).isFollowed))
  }
  return {
    async listVideoFavorites(_input, caller, { page }) {
      const ask = askOf(caller, page)
      return withFollows(await favoriteQueries.videos(db, ask), (row) => row.ownerId, ask.userId, videoToWire)
    },
    async listHeadlineFavorites(_input, caller, { page }) {
      return rowsOf(await favoriteQueries.headlines(db, askOf(caller, page)), headlineToWire)
    },
    async listPostFavorites(_input, caller, { page }) {
      const ask = askOf(caller, page)
      const found = await favoriteQueries.posts(db, ask)
      return { rows: await postView(found.rows, { viewer: ask.userId }), total: found.total }
    },
  }
}
