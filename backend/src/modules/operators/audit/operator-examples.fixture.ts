import type { DefinedCall } from '@pitchside/contract'
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
const infoText = (title: string) => `# ${title}\n\nlead\n\n## One {#one}\n\nwords`

/** One working and one refused input for every call by which operators change something. */
export const operatorExamples: Record<string, (site: TestSite) => Promise<Example>> = {
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
  async reviewExpertApplication(site) {
    const id = await idOf(
      site,
      `insert into expert_applications (user_id, real_name, id_number, contact, contact_kind, introduction, front,
         back, created_at)
       values (2, '李四', '11010519491231002X', '12345', 1, 'x', 'a', 'b', 1) returning id`,
    )
    return { input: { id, status: 2, remark: '经历不足' }, fails: { id, status: 2 } }
  },
  async reviewWithdrawal(site) {
    const id = await idOf(
      site,
      `insert into withdrawals (user_id, request_key, kind, tenths, fen, destination, created_at)
       values (3, 'audited', 0, 1000, 1000, 'sealed', 1) returning id`,
    )
    const held = { owner: 3 as never, account: 'pending' as const, reference: `withdrawal:${id}`, tenths: 1_000 }
    await site.db.transaction((tx) =>
      site.modules.wallet.wallet.post(tx, {
        kind: 'withdrawal' as never,
        key: `audited-${id}`,
        lines: [{ owner: 3 as never, account: 'withdrawable', tenths: -1_000 }, held],
      }),
    )
    return { input: { id, status: 2, remark: '户名不符' }, fails: { id, status: 2 } }
  },
  async reviewExchange(site) {
    const { token } = await site.signIn('rich')
    const address = { name: '小金', mobile: '13900000002', address: '长安街一号' }
    const goods = await idOf(site, "select id from mall_goods where kind = 'parcel' and stock > 0 order by id limit 1")
    await site.ok('exchangeGoods' as DefinedCall, { id: goods, num: 1, ...address } as never, { token })
    const id = await idOf(site, 'select id from mall_exchanges where status = 0 order by id desc limit 1')
    return { input: { id, status: 1, remark: 'SF100' }, fails: { id: unknown, status: 1 } }
  },
  async resolveRechargeDispute(site) {
    await site.db.query(
      `insert into recharge_orders (no, user_id, request_key, channel, diamonds, given, amount_fen, state, problem,
         paid_fen, created_at, expires_at)
       values ('R900000000001', 2, 'audited', 'sandbox', 60, 0, 600, 'disputed', 'amount', 500, 1, 2)`,
    )
    return { input: { order: 'R900000000001', status: 2 }, fails: { order: 'R900000000002', status: 2 } }
  },
  banUser: async () => ({
    input: { uid: 6, reason: '广告', until: 0 },
    fails: { uid: 8, reason: '广告', until: 0 },
  }),
  async unbanUser(site) {
    await site.db.query("update users set banned_until = 8640000000000000, ban_reason = 'x' where id = 4")
    return { input: { uid: 4 }, fails: { uid: 3 } }
  },
  async clearSecondFactors(site) {
    await site.db.query(
      `insert into second_factors (user_id, kind, name, secret, created_at) values (5, 'totp', '', 'sealed', 1)
       on conflict do nothing`,
    )
    return { input: { uid: 5 }, fails: { uid: unknown } }
  },
  silenceInChat: async () => ({
    input: { uid: 1, hours: 24, reason: '骚扰' },
    fails: { uid: unknown, hours: 24 },
  }),
  async moderatePost(site) {
    const id = await idOf(site, "insert into dynamic (uid, body, created_at) values (3, 'post', 1) returning id")
    return { input: { kind: 'dynamic', id, status: 2 }, fails: { kind: 'dynamic', id: unknown, status: 2 } }
  },
  async deletePost(site) {
    const id = await idOf(site, "insert into dynamic (uid, body, created_at) values (3, 'gone', 1) returning id")
    return { input: { kind: 'dynamic', id, remark: '广告' }, fails: { kind: 'dynamic', id: unknown } }
  },
  async appointCircleModerator(site) {
    const id = await idOf(site, 'select id from circle order by id limit 1')
    return { input: { id, uid: 1, is_on: 1 }, fails: { id, uid: unknown, is_on: 1 } }
  },
  async arrangePost(site) {
    const id = await idOf(site, 'select id from circle_post where status = 1 and not is_refined order by id limit 1')
    return { input: { id, is_refining: 1 }, fails: { id: unknown, is_refining: 1 } }
  },
  saveSystemSetting: async () => ({
    input: { name: 'announcement', value: { zh: '一', en: 'one', vi: 'một' } },
    fails: { name: 'announcement', value: {} },
  }),
  saveInfoPage: async () => {
    const text = { zh: infoText('关于'), en: infoText('About'), vi: infoText('Giới thiệu') }
    return { input: { id: 1, text }, fails: { id: 1, text: { ...text, en: 'no title' } } }
  },
  saveBanner: async () => ({ input: banner, fails: { ...banner, url: '//x' } }),
  async publishAnnouncement(site) {
    const token = (await site.signIn('admin')).token
    const said = { title: banner.title, content: banner.title }
    await site.ok('publishAnnouncement', said, { token })
    return { input: { ...said, content: { ...banner.title, en: 'two' } }, fails: said }
  },
  async orderBanners(site) {
    const token = (await site.signIn('admin')).token
    const ids = [0, 1].map(() => site.ok('saveBanner', banner as never, { token }))
    const [first, second] = (await Promise.all(ids)).map(({ id }) => id).sort((left, right) => left - right)
    return { input: { ids: [second, first] }, fails: { ids: [unknown] } }
  },
}
