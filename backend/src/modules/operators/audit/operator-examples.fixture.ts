import type { CallName } from '@pitchside/contract'
import type { TestSite } from '../../../testing/test-app'

interface Example {
  /** What works once. */
  input: object
  /** What is refused for a reason of the call's own. */
  fails: object
}

const idOf = async (site: TestSite, sql: string, params: unknown[] = []): Promise<number> =>
  (await site.db.one<{ id: number }>(sql, params))!.id

const words = {
  kind: 'banner',
  position: 9,
  img: '/media/covers/fb-hero.webp',
  url: '/main',
  is_off: 0,
  starts: 0,
  ends: 0,
}
const banner = { ...words, title: { zh: '一', en: 'one', vi: 'một' } }
const unknown = 987_654

/** One working and one refused input for every call by which operators change something. */
export const operatorExamples: Partial<Record<CallName, (site: TestSite) => Promise<Example>>> = {
  async reviewAnchorApplication(site) {
    const id = await idOf(
      site,
      `insert into anchor_applications (user_id, kinds, experience, real_name, id_number, contact, contact_kind,
         introduction, front, back, hand_held, created_at)
       values (1, '[0]', 1, '张三', '11010519491231002X', '12345', 1, 'x', 'a', 'b', 'c', 1) returning id`,
    )
    return { input: { id, status: 2, remark: '照片不清晰' }, fails: { id, status: 2 } }
  },
  async reviewHorn(site) {
    const id = await idOf(
      site,
      "insert into horns (user_id, content, send_key, paid_tenths, created_at) values (2, '大家好', 'k', 0, 1) returning id",
    )
    return { input: { id, status: 1 }, fails: { id: unknown, status: 1 } }
  },
  async resolveReport(site) {
    const { token } = await site.signIn('rich')
    await site.ok('report', { classify_id: 1, video_id: 101, type: 0 }, { token })
    const id = await idOf(site, 'select id from reports where state = 0 order by id desc limit 1')
    return { input: { id, status: 1, remark: '已警告' }, fails: { id, status: 2, is_delete: 1 } }
  },
  banUser: async () => ({
    input: { uid: 6, reason: '广告', until: 0 },
    fails: { uid: 8, reason: '广告', until: 0 },
  }),
  async unbanUser(site) {
    await site.db.query("update users set banned_until = 8640000000000000, ban_reason = 'x' where id = 4")
    return { input: { uid: 4 }, fails: { uid: 3 } }
  },
  async moderatePost(site) {
    const id = await idOf(site, "insert into dynamic (uid, body, created_at) values (3, 'post', 1) returning id")
    return { input: { kind: 'dynamic', id, status: 2 }, fails: { kind: 'dynamic', id: unknown, status: 2 } }
  },
  saveSystemSetting: async () => ({
    input: { name: 'announcement', value: { zh: '一', en: 'one', vi: 'một' } },
    fails: { name: 'announcement', value: {} },
  }),
  saveBanner: async () => ({ input: banner, fails: { ...banner, url: '//x' } }),
  async orderBanners(site) {
    const token = (await site.signIn('admin')).token
    const ids = [0, 1].map(() => site.ok('saveBanner', banner as never, { token }))
    const [first, second] = (await Promise.all(ids)).map(({ id }) => id).sort((left, right) => left - right)
    return { input: { ids: [second, first] }, fails: { ids: [unknown] } }
  },
}
