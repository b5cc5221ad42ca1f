import type { CallInput } from '@pitchside/contract'
import type { CallContext, CallHandlers } from '../../../kernel/module'
import { rowsOf } from '../../../kernel/paging'
import { secondsOf } from '../../../kernel/wire-values'
import { headlineToWire } from './headlines.routes'
import type { HeadlineStatus, OwnHeadlineRow } from './own-headlines.queries'
import { momentOf } from './publication.rules'
import type { Publication } from './publication.service'
import type { WriterService } from './writers.service'

const ownToWire = (row: OwnHeadlineRow) => ({
  ...headlineToWire(row),
  status: row.status,
  remark: row.remark,
  ...(row.publishAt === null ? {} : { publish_at: secondsOf(row.publishAt) }),
  ...(row.corrects === null ? {} : { corrects: row.corrects }),
})

/** What members do with their own articles. */
export function writerCalls(service: WriterService, publication: Publication): CallHandlers {
  const submit = async (input: CallInput<'saveHeadline'>, caller: CallContext) => {
    const id = await service.submit({
      id: input.id,
      writerId: caller.member().userId,
      lang: caller.language,
      title: input.title,
      categoryId: input.cid,
      cover: input.img ?? '',
      content: input.content,
      summary: input.summary ?? '',
      tags: input.tags ?? '',
      publishAt: momentOf(input.publish_at),
      draft: input.draft ?? '',
    })
    caller.say('article-submitted')
    return id
  }
  return {
    // As specified, for short articles: a longer text does not fit into an address.
    async submitHeadline(input, caller) {
      await submit(input, caller)
    },
    saveHeadline: async (input, caller) => ({ id: await submit(input, caller) }),

    async getOwnHeadline({ id }, caller) {
      const row = await service.one(id, caller.member().userId, caller.language)
      return { ...ownToWire(row), content: row.content }
    },

    async listUserHeadlines({ uid, type = 0 }, caller, { page }) {
      const { language, userId: viewer = 0 } = caller
      const writerId = uid || caller.member().userId
      const status = type === 0 ? undefined : ((type - 1) as HeadlineStatus)
      return rowsOf(await service.list({ language, writerId, viewer, status, page }), ownToWire)
    },

    scheduleHeadline: ({ id, publish_at }, caller) =>
      publication.schedule(id, caller.member().userId, momentOf(publish_at)),

    deleteHeadline: ({ id }, caller) => service.remove(id, caller.member().userId),
  }
}
