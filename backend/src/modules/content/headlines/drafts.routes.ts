import type { CallHandlers } from '../../../kernel/module'
import { secondsOf } from '../../../kernel/wire-values'
import { plainText } from '../article-html.rules'
import type { DraftRow } from './drafts.queries'
import type { DraftService } from './drafts.service'
import { momentOf } from './publication.rules'

const draftToWire = (row: DraftRow) => ({
  revision: row.revision,
  addtime: secondsOf(row.savedAt),
  title: row.title,
  cid: row.categoryId,
  img: row.cover,
  content: row.content,
  summary: row.summary,
  tags: row.tags,
  publish_at: secondsOf(row.publishAt),
})

/** What members do with their drafts. */
export const draftCalls = (drafts: DraftService): CallHandlers => ({
  async saveHeadlineDraft(input, caller) {
    const { revision, savedAt } = await drafts.save({
      id: input.id,
      writerId: caller.member().userId,
      based: input.based ?? '',
      isApart: input.apart === 1,
      title: input.title ?? '',
      categoryId: input.cid ?? 0,
      cover: input.img ?? '',
      content: input.content ?? '',
      summary: input.summary ?? '',
      tags: input.tags ?? '',
      publishAt: momentOf(input.publish_at),
    })
    return { revision, addtime: secondsOf(savedAt) }
  },

  async getHeadlineDraft({ id }, caller) {
    const draft = await drafts.read(id, caller.member().userId)
    return draft ? draftToWire(draft) : null
  },

  async listHeadlineDrafts({ id }, caller) {
    const versions = await drafts.versions(id, caller.member().userId)
    return versions.map((version) => ({
      id: version.id,
      title: version.title,
      addtime: secondsOf(version.savedAt),
      num: [...plainText(version.content)].length,
    }))
  },

  getHeadlineDraftVersion: async ({ id }, caller) => draftToWire(await drafts.version(id, caller.member().userId)),

  discardHeadlineDraft: ({ id }, caller) => drafts.discard(id, caller.member().userId),
})
