import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { aPicture, uploadPicture } from '../../testing/upload-picture'
import { demoPassword } from '../account/demo-accounts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

const nowS = () => Math.floor(site.clock.now() / 1_000)
const as = (token: string) => ({ token })

describe('what operators hide', () => {
  const moderate = (kind: string, id: number, status: number) =>
    site.call('moderatePost', { kind, id, status } as never, as(admin))
  const list = (kind: string, more: object = {}) =>
    site.ok('listPostsForOperators', { kind, ...more } as never, as(admin))

  test('a post of an anchor is gone for everybody, also by its address, and comes back', async () => {
    const anchor = (await site.signIn('anchor')).token
    await site.ok('postDynamic', { title: 'to be hidden' }, as(anchor))
    const [post] = (await site.ok('listDynamics', { uid: 3 })).data
    expect((await list('dynamic', { search: 'to be hid' })).data).toMatchObject([{ id: post!.id, uid: 3, status: 1 }])
    expect(await moderate('dynamic', post!.id, 2)).toMatchObject({ code: 0, msg: '已隐藏' })
    expect((await site.call('getDynamic', { id: post!.id }, as(anchor))).reason).toBe('not-found')
    expect((await site.ok('listDynamics', { uid: 3 })).data.map(({ id }) => id)).not.toContain(post!.id)
    const { token } = await site.signIn('rich')
    expect((await site.call('commentDynamic', { id: post!.id, content: 'hm' } as never, as(token))).code).toBe(1)
    expect((await list('dynamic', { status: 2 })).data.map(({ id }) => id)).toContain(post!.id)
    await moderate('dynamic', post!.id, 1)
    expect((await site.ok('getDynamic', { id: post!.id })).info.title).toBe('to be hidden')
  })

  test('a comment takes its replies along, and the counts follow', async () => {
    const { token } = await site.signIn('rich')
    const id = (await site.db.one<{ id: number }>('select id from headline where status = 1 order by id limit 1'))!.id
    const comments = async () =>
      (await site.db.one<{ comments: number }>('select comments from headline where id = $1', [id]))!.comments
    const say = (content: string, parent?: number) =>
      site.ok('commentHeadline', { id, content, ...(parent ? { comment_id: parent } : {}) } as never, as(token))
    await say('root of evil')
    const root = (await list('headline_comment', { search: 'root of evil' })).data[0]!
    const before = await comments()
    await site.db.query(
      'insert into headline_comment (headline_id, root_id, reply_to_id, user_id, body, created_at) values ($1, $2, $2, 2, $3, 1)',
      [id, root.id, 'leaf'],
    )
    await moderate('headline_comment', root.id, 2)
    expect(await comments()).toBe(before - 1)
    const shown = async () => JSON.stringify(await site.ok('getHeadline', { id, order: 1 }))
    expect(await shown()).not.toContain('root of evil')
    expect((await site.call('listHeadlineReplies', { id: root.id } as never)).reason).toBe('not-found')
    await moderate('headline_comment', root.id, 1)
    expect(await comments()).toBe(before + 1)
    expect(await shown()).toContain('root of evil')
  })

  test.each(['headline', 'video'])('a %s is hidden and shown', async (kind) => {
    const id = (await site.db.one<{ id: number }>(`select id from ${kind} where status = 1 order by id limit 1`))!.id
    const call = kind === 'headline' ? 'getHeadline' : 'getVideo'
    const isThere = async () => (await site.call(call, { id } as never)).code === 0
    expect(await isThere()).toBe(true)
    await moderate(kind, id, 2)
    expect(await isThere()).toBe(false)
    await moderate(kind, id, 1)
    expect(await isThere()).toBe(true)
  })

  test('what is not there can not be hidden', async () => {
    expect((await moderate('video_comment', 987_654, 2)).reason).toBe('not-found')
    expect((await moderate('users', 1, 2)).reason).toBe('input-invalid')
    expect((await moderate('dynamic', 1, 0)).reason).toBe('input-invalid')
  })
})

describe('settings of the site', () => {
  const save = (name: string, value: object) => site.call('saveSystemSetting', { name, value } as never, as(admin))

  test('a new announcement is there at once, in three languages', async () => {
    const value = { zh: '今晚维护', en: 'Maintenance tonight', vi: 'Bảo trì tối nay' }
    expect(await save('announcement', value)).toMatchObject({ code: 0, msg: '已保存，立即生效' })
    for (const language of ['zh', 'en', 'vi'] as const)
      expect((await site.ok('getSettings', {}, { language })).announcement).toBe(value[language])
    const row = (await site.ok('listSystemSettings', {}, as(admin))).find(({ name }) => name === 'announcement')
    expect(row).toMatchObject({ value, changetime: nowS(), shape: 'texts' })
  })

  test('contacts have one value; an optional one may be emptied', async () => {
    await save('customer_service_email', { all: 'help@pitchside.example' })
    await save('feedback_qq', { all: '123456789' })
    expect(await site.ok('getSettings', {})).toMatchObject({
      customer_service_email: 'help@pitchside.example',
      feedback_qq: '123456789',
    })
    expect((await save('feedback_qq', { all: '' })).code).toBe(0)
    expect((await site.ok('getSettings', {})).feedback_qq).toBe('')
  })

  test('a new name of the site is said at once by whoever says it: pages, feeds, searches, apps, messages', async () => {
    const read = async (url: string) => (await site.app.fastify.inject(url)).body
    const seen = async () => ({
      page: /<title>(.*?)<\/title>/.exec(await read('/admin?lang=vi'))?.[1],
      feed: /<title>(.*?)<\/title>/.exec(await read('/feeds/en/news.atom'))?.[1],
      search: /<ShortName>(.*?)<\/ShortName>/.exec(await read('/opensearch.xml?lang=en'))?.[1],
      app: new URL((await site.ok('startTotp', { password: demoPassword }, as(admin))).uri).searchParams.get('issuer'),
    })
    expect(await seen()).toEqual({
      page: 'Sát Sân · Vận hành',
      feed: 'Pitchside · News',
      search: 'Pitchside',
      app: '场边直播',
    })
    const preview = () => read('/previews/en/circle-1.png')
    const before = await preview()
    await save('site_name', { all: 'Gut & Co' })
    expect(await seen()).toEqual({
      page: 'Gut &amp; Co · Vận hành',
      feed: 'Gut &amp; Co · News',
      search: 'Gut &amp; Co',
      app: 'Gut & Co',
    })
    expect(await preview()).not.toBe(before)
    expect((await site.ok('getSettings', {})).site_name).toBe('Gut & Co')
    await site.ok('sendCode', { mobile: '86-13987654321', type: 1 }, { language: 'en' })
    const [sent] = JSON.parse(await read('/_dev/outbox?mobile=86-13987654321')) as { text: string }[]
    expect(sent?.text).toMatch(/^\[Gut & Co\] Your code is /)
  })

  test('while its name can not be read, the site is called as it was', async () => {
    await save('site_name', { all: 'Gut & Co' })
    const page = () => site.app.fastify.inject('/admin?lang=vi')
    await page()
    await site.db.query('alter table site_setting rename to site_setting_away')
    await site.clock.skip(4_000)
    const { statusCode, body } = await page()
    await site.db.query('alter table site_setting_away rename to site_setting')
    expect([statusCode, body.includes('Gut &amp; Co · Vận hành')]).toEqual([200, true])
  })

  test.each([
    ['announcement', { zh: '一', en: 'one' }, 'setting-wrong'],
    ['announcement', { zh: 'x'.repeat(101), en: 'x', vi: 'x' }, 'setting-wrong'],
    ['live_notice', { zh: 'a\u202eb', en: 'x', vi: 'x' }, 'setting-wrong'],
    ['site_name', { all: '' }, 'setting-wrong'],
    ['site_name', { all: 'two\nlines' }, 'setting-wrong'],
    ['customer_service_email', { all: 'nobody' }, 'setting-wrong'],
    ['streaming_software_url', { all: 'javascript:alert(1)' }, 'setting-wrong'],
    ['mobile_url', { all: 'ftp://m.example' }, 'setting-wrong'],
    ['feedback_qq', { all: '0123456' }, 'setting-wrong'],
    ['__proto__', { all: 'x' }, 'not-found'],
    ['database_url', { all: 'x' }, 'not-found'],
  ])('%s refuses %j', async (name, value, reason) => {
    expect((await save(name, value)).reason).toBe(reason)
  })
})

describe('banners', () => {
  const words = {
    kind: 'banner',
    position: 7,
    title: { zh: '新', en: 'New', vi: 'Mới' },
    is_off: 0,
    starts: 0,
    ends: 0,
  } as const
  const save = (change: object) =>
    site.call(
      'saveBanner',
      { ...words, img: '/media/covers/fb-hero.webp', url: '/main', ...change } as never,
      as(admin),
    )
  const shown = async () => (await site.ok('listBanners', { banner_type: 7 })).map(({ id }) => id)

  test('CONT-06 a new one with an uploaded picture is shown, and not outside its time or when it is off', async () => {
    const { address } = await uploadPicture(site, admin, 'cover', await aPicture(640, 360))
    const starts = nowS() + 100
    const { id } = (await save({ img: address, starts, ends: starts + 100 })).data
    expect(await shown()).toEqual([])
    await site.clock.skip(101_000)
    expect(await shown()).toEqual([id])
    await site.clock.skip(100_000)
    expect(await shown()).toEqual([])
    await save({ id, img: address })
    expect(await shown()).toEqual([id])
    await save({ id, img: address, is_off: 1 })
    expect(await shown()).toEqual([])
    const row = (await site.ok('listBannersForOperators', {}, as(admin))).find((banner) => banner.id === id)
    expect(row).toMatchObject({ img: address, is_off: 1, position: 7 })
  })

  test('CONT-06 stand in the order operators put them', async () => {
    const ids = [(await save({})).data.id, (await save({})).data.id, (await save({})).data.id]
    expect(await shown()).toEqual(ids)
    const turned = [...ids].reverse()
    expect((await site.call('orderBanners', { ids: turned }, as(admin))).code).toBe(0)
    expect(await shown()).toEqual(turned)
    const twice = await site.call('orderBanners', { ids: [ids[0] as number, ids[0] as number] }, as(admin))
    expect(twice.reason).toBe('not-found')
    expect((await site.call('orderBanners', { ids: [987_654] }, as(admin))).reason).toBe('not-found')
    expect(await shown()).toEqual(turned)
  })

  test('CONT-06 what is wrong with one is told', async () => {
    expect((await save({ url: '//evil.example' })).reason).toBe('banner-address')
    expect((await save({ img: 'https://evil.example/a.webp' })).reason).toBe('banner-picture')
    expect((await save({ starts: 10, ends: 10 })).reason).toBe('banner-time')
    expect((await save({ id: 987_654 })).reason).toBe('not-found')
    expect((await save({ title: { zh: '', en: 'x', vi: 'x' } })).reason).toBe('input-invalid')
  })
})
