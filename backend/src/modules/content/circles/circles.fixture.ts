import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../../testing/test-app'

export const as = ({ token }: { token: string }) => ({ token })

/** Who acts in a test of circles, and where; filled before each test. */
export interface CircleStage {
  site: TestSite
  author: SignedIn
  other: SignedIn
  admin: SignedIn
  circleId: number
}

/** A site with circles and three people; what they mostly do comes with it. */
export function circleStage() {
  const stage = {} as CircleStage
  beforeAll(async () => {
    const only = [...accountModules, 'live', 'notices', 'polls', 'uploads', 'content', 'reports', 'operators'] as const
    stage.site = await startTestApp({ only })
  })
  beforeEach(async () => {
    const { site } = stage
    // What one may do in an hour begins anew.
    await site.clock.skip(3_700_000)
    const people = await Promise.all((['visitor', 'rich', 'admin'] as const).map(site.signIn))
    ;[stage.author, stage.other, stage.admin] = people as [SignedIn, SignedIn, SignedIn]
    stage.circleId = (await site.ok('listCircleNames', {}))[0]!.id
  })
  afterAll(() => stage.site.close())

  const write = (input: object, who = stage.author) =>
    stage.site.call('publishCirclePost', { classification_id: stage.circleId, ...input } as never, as(who))
  const moderate = (id: number, status: 1 | 2, remark?: string) =>
    stage.site.call('moderatePost', { kind: 'circle_post', id, status, ...(remark ? { remark } : {}) }, as(stage.admin))
  return {
    stage,
    write,
    moderate,
    /** A post that everybody sees. */
    async shown(input: object, who = stage.author): Promise<number> {
      const { data } = await write(input, who)
      await moderate(data.id, 1)
      return data.id
    },
    read: (id: number, token = '') => stage.site.call('getCirclePost', { id }, { token }),
    newest: async (more: object = {}, token = '') =>
      (await stage.site.ok('listCirclePosts', { id: stage.circleId, ...more }, { token })).data,
    /** What was told to this member alone: announcements have numbers below ten. */
    noticesOf: async (who: SignedIn, type: 1 | 2 | 3 | 4 | 5 = 1) =>
      (await stage.site.ok('listNotices', { type } as never, { ...as(who), language: 'en' })).data.filter(
        (notice) => notice.type >= 10,
      ),
  }
}
