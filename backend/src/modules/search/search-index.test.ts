import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { indexQueries } from './index.queries'
import { createIndexer } from './indexer.service'
import { createSearchModule, markForRebuild, type SearchDocument } from './search.module'
import type { SearchSource } from './sources/search-source'
import { videoSource } from './sources/videos.source'

let site: TestSite
let address = 0
const from = () => ({ ip: `10.8.${Math.floor(++address / 250)}.${address % 250}` })

beforeAll(async () => {
  site = await startTestApp({
    only: ['sessions', 'captcha', 'smsCodes', 'account', 'settings', 'live', 'content', 'search', 'operators'],
  })
  await site.modules.search.catchUp()
  // A busy machine takes its time.
})
afterAll(() => site.close())
beforeEach(() => site.modules.search.catchUp())

const hits = async (name: string) => {
  const { list, anchorList, liveList } = await site.ok('search', { name }, from())
  return [
    ...list.map(({ kind, id }) => `${kind} ${id}`),
    ...anchorList.map(({ uid }) => `anchor ${uid}`),
    ...liveList.map(({ uid }) => `live ${uid}`),
  ]
}
const run = (sql: string, params: unknown[] = []) => site.db.query<Record<string, unknown>>(sql, params)

describe('CONT-05 the index is what is there', () => {
  test('CONT-05 what is published is found within a second, and gone with its deletion at once', async () => {
    const [category] = await site.db.query<{ id: number }>('select id from video_category limit 1')
    const [row] = await site.db.query<{ id: number }>(
      `insert into video (owner_id, category_id, title, cover, address, status, published_at)
       values (3, $1, '独角鲸传球教学', '', '', 1, $2) returning id`,
      [category?.id, site.clock.now()],
    )
    expect(await hits('独角鲸')).toEqual([])
    await site.modules.search.catchUp()
    expect(await hits('独角鲸')).toEqual([`video ${row?.id}`])
    await run(`update video set title = '海象传球教学' where id = $1`, [row?.id])
    await site.modules.search.catchUp()
    expect(await hits('独角鲸')).toEqual([])
    expect(await hits('haixiang')).toEqual([`video ${row?.id}`])
    await run('delete from video where id = $1', [row?.id])
    expect(await hits('海象')).toEqual([])
  })

  test('CONT-05 what is not published never enters, and what is taken back is gone at once', async () => {
    const { list } = await site.ok('search', { name: '阿森纳' }, from())
    const news = list.find(({ kind }) => kind === 'news')
    expect(news).toBeDefined()
    await run('update headline set status = 2 where story_id = $1', [news?.id])
    expect(await hits('阿森纳')).not.toContain(`news ${news?.id}`)
    await site.modules.search.catchUp()
    expect(await hits('阿森纳')).not.toContain(`news ${news?.id}`)
    await run('update headline set status = 1 where story_id = $1', [news?.id])
    await site.modules.search.catchUp()
    expect(await hits('阿森纳')).toContain(`news ${news?.id}`)
  })

  test('CONT-05 a rolled back change leaves no trace', async () => {
    await expect(
      site.db.transaction(async (tx) => {
        await tx.query(`update users set nickname = '独角鲸' where id = 1`)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await site.modules.search.catchUp()).toBe(0)
    expect(await hits('独角鲸')).toEqual([])
  })

  test('CONT-05 a banned member and what belongs to them are hidden at once, and come back by themselves', async () => {
    const admin = await site.signIn('admin')
    expect(await hits('阿楠')).toEqual(expect.arrayContaining(['anchor 3', 'live 3']))
    await site.ok(
      'banUser',
      { uid: 3, until: site.clock.now() / 1_000 + 86_400, reason: 'test' },
      { token: admin.token },
    )
    expect((await hits('阿楠')).filter((hit) => hit.endsWith(' 3'))).toEqual([])
    await site.modules.search.catchUp()
    expect((await hits('阿楠')).filter((hit) => hit.endsWith(' 3'))).toEqual([])
    await site.clock.skip(86_400_000)
    expect(await hits('阿楠')).toContain('anchor 3')
  })

  test('CONT-05 a deleted account is nobody any more; who works for the site is not found; numbers never enter', async () => {
    const [user] = await site.db.query<{ id: number }>(
      `insert into users (mobile, password_hash, nickname, avatar, created_at)
       values ('86-13812345678', '', '独角鲸先生', '', 1) returning id`,
    )
    await site.modules.search.catchUp()
    expect(await hits('独角鲸')).toEqual([`user ${user?.id}`])
    for (const typed of ['13812345678', '86-138123', '1381234567']) expect(await hits(typed)).toEqual([])
    await run('update users set deleted_at = 5 where id = $1', [user?.id])
    expect(await hits('独角鲸')).toEqual([])
    const [admin] = await site.db.query<{ nickname: string }>(`select nickname from users where role = 'admin' limit 1`)
    expect(await hits(admin?.nickname ?? '')).not.toContain('user 8')
  })

  test('CONT-05 a room is found while it is on air, by the new name of its anchor too', async () => {
    await run(`update users set nickname = '独角鲸说球' where id = 4`)
    await site.modules.search.catchUp()
    expect(await hits('独角鲸')).toEqual(expect.arrayContaining(['anchor 4', 'live 4']))
    await run('update rooms set is_live = false where uid = 4')
    expect(await hits('独角鲸')).toEqual(['anchor 4'])
  })

  test('CONT-05 what others do with a post is no reason to read it again; names in it are words, numbers of members are not', async () => {
    const [circle] = await site.db.query<{ id: number }>('select id from circle order by id limit 1')
    const [post] = await site.db.query<{ id: number }>(
      `insert into circle_post (circle_id, user_id, lang, title, body, status, created_at)
       values ($1, 3, 'zh', '独角鲸之夜', $2, 1, $3) returning id`,
      [circle?.id, '今晚和\ue0107654321\ue011一起看', site.clock.now()],
    )
    await site.modules.search.catchUp()
    expect(await hits('独角鲸之夜')).toEqual([`post ${post?.id}`])
    expect(await hits('7654321')).toEqual([])
    await run('update circle_post set likes = likes + 1, comments = comments + 1, active_at = 9 where id = $1', [
      post?.id,
    ])
    await run('update circle set posts = posts + 1, members = members + 1 where id = $1', [circle?.id])
    expect(await site.modules.search.catchUp()).toBe(0)
    await run('update circle set is_closed = true where id = $1', [circle?.id])
    expect(await hits('独角鲸之夜')).toEqual([])
    await site.modules.search.catchUp()
    expect(await hits('独角鲸之夜')).toEqual([])
    await run('update circle set is_closed = false where id = $1', [circle?.id])
    await site.modules.search.catchUp()
    expect(await hits('独角鲸之夜')).toEqual([`post ${post?.id}`])
    await run('delete from circle_post where id = $1', [post?.id])
  })

  test('CONT-05 a rebuild gives the index as it was, and takes out what is no longer there', async () => {
    const all =
      'select source, ref, kind, keys, tokens::text, popularity, hidden_until from search_document order by 1, 2'
    await site.modules.search.rebuild()
    const before = await run(all)
    expect(before.length).toBeGreaterThan(60)
    await run(`insert into search_document (source, ref, kind, keys, popularity, at, tokens)
      values ('video', '999999', 'video', '||', 1, 0, '')`)
    await run(`update search_document set keys = '|wrong|', tokens = '' where kind = 'circle'`)
    expect(await markForRebuild(site.db)).toBeGreaterThan(before.length - 1)
    await site.modules.search.catchUp()
    expect(await run(all)).toEqual(before)
  })

  test('CONT-05 what many saw moves up without being read again', async () => {
    const [video] = await site.db.query<{ id: number }>('select id from video order by views limit 1')
    const place = () =>
      site.db.one<{ popularity: number; level: boolean }>(
        `select popularity, tokens @@ ('''!' || floor(popularity)::int || '''')::tsquery level from search_document
         where source = 'video' and ref = $1`,
        [String(video?.id)],
      )
    const before = await place()
    await run('update video set views = 999999 where id = $1', [video?.id])
    expect(await site.modules.search.catchUp()).toBe(0)
    await indexQueries.recount(site.db, 'video', videoSource.counts!)
    const after = await place()
    expect(after?.popularity).toBeGreaterThan(before?.popularity ?? 0)
    expect(after?.level).toBe(true)
  })
})

test('CONT-05 of a word that thousands have, whole names and the best known stand in front, and others are not lost', async () => {
  const row = (
    at: number,
    popularity: number,
    keys: string,
    more = '',
  ) => `('bench', '${100_000 + at}', 'user', '${keys}',
    ${popularity}, 0, array_to_tsvector(array['@user', '独角', '!${popularity}'${more}]))`
  const rows = Array.from({ length: 1_200 }, (_, at) => row(at, 1, `|独角${at}|`))
  rows.push(row(5_000, 0, '|独角|', `, '=独角'`), row(5_001, 9, '|独角九|'))
  await run(`insert into search_document (source, ref, kind, keys, popularity, at, tokens) values ${rows.join(',')}`)
  await run(`insert into search_card (document_id, title, body, card)
    select id, jsonb_build_object('zh', keys), '{}', '{}' from search_document where source = 'bench'`)
  const page = async (number: number) => site.ok('searchHits', { name: '独角', kind: 'user', page: number }, from())
  const first = await page(1)
  expect(first.data.slice(0, 2).map(({ title }) => title)).toEqual(['|独角|', '|独角九|'])
  expect(first.data).toHaveLength(20)
  expect((await page(30)).data).toHaveLength(20)
  await run(`update search_document set popularity = 1, tokens = ts_delete(tokens, '=独角') where source = 'bench'`)
  await run(`delete from search_document where source = 'bench' and ref in ('105000', '105001')`)
  expect((await page(1)).data).toHaveLength(20)
  await run(`delete from search_document where source = 'bench'`)
})

describe('OPS-01 a stop in the middle of a first reading', () => {
  const left = async (source: string) =>
    (await site.db.one<{ count: number }>('select count(*)::int count from search_change where source = $1', [source]))
      ?.count
  const subjectsOf = (count: number) =>
    Array.from(
      { length: count },
      (_, at): SearchDocument => ({
        ...{
          kind: 'team',
          ref: String(at),
          ownerId: 0,
          title: { zh: `独角鲸${at}队` },
          popularity: 1,
          at: 0,
          card: {},
        },
      }),
    )

  test('OPS-01 waits for the batch under way, and the next start reads the rest', async () => {
    const refs = Array.from({ length: 120 }, (_, at) => `stopped-${at}`)
    const reads: number[] = []
    const source: SearchSource = {
      name: 'stopped',
      refs: async () => refs,
      async read(_tx, asked) {
        reads.push(asked.length)
        first.stop()
        return []
      },
    }
    const first = createIndexer(site.db, [source])
    await first.markAll()
    expect(await first.catchUp()).toBe(50)
    expect(await left('stopped')).toBe(70)
    await createIndexer(site.db, [{ ...source, read: async () => [] }]).catchUp()
    expect([await left('stopped'), reads]).toEqual([0, [50]])
  })

  test('OPS-01 leaves what nobody has read to the start after it, which finds all of it', async () => {
    const { kernel, modules } = site.app
    const start = () =>
      createSearchModule(
        { ...kernel, config: { ...kernel.config, checksReplies: false } },
        {
          users: modules.account.users,
          rooms: modules.live.findRooms,
          clubWords: () => [],
          matchWords: async () => [],
          stateOf: () => undefined,
          properName: () => undefined,
          subjects: { all: () => subjectsOf(700) },
        },
      )
    const stopped = start()
    const stop = await stopped.start?.()
    stopped.listening?.()
    await stop?.()
    expect(await left('subject')).toBeGreaterThanOrEqual(500)
    await start().catchUp()
    expect(await left('subject')).toBe(0)
    const found = await run(`select 1 from search_document where source = 'subject'`)
    expect(found).toHaveLength(700)
    await run(`delete from search_document where source = 'subject'`)
  })
})

describe('CONT-05 anything may be typed', () => {
  const hostile = [
    '%',
    '_',
    '\\',
    "'",
    "''",
    '"',
    '&',
    '|',
    '!',
    ':*',
    '(',
    '<->',
    "a & b | !c:*'",
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '@team',
    '!9',
    '^a',
    '\u0000',
    '\u202e\u200b',
    '\ud800',
    '💥💥',
    '́'.repeat(40),
    'ﷺ'.repeat(40),
    ' '.repeat(40),
    'a'.repeat(5_000),
    '中'.repeat(3_000),
    'zhongguo'.repeat(300),
    'x '.repeat(900),
  ]

  test.each(hostile.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'CONT-05 %s is no error',
    async (_shown, text) => {
      for (const call of ['search', 'searchAnchors', 'searchRooms', 'suggestSearch'] as const)
        expect(await site.call(call, { name: text }, from())).toMatchObject({ code: 0 })
      expect(await site.call('searchHits', { name: text, kind: 'news' }, from())).toMatchObject({ code: 0 })
    },
  )

  test('CONT-05 signs of a pattern or a query mean themselves', async () => {
    for (const text of ['%', '_', '!9', '@team', ':*']) {
      const { list, anchorList } = await site.ok('search', { name: text }, from())
      if (!/[a-z0-9]/.test(text)) expect([...list, ...anchorList]).toEqual([])
      else expect(list.length + anchorList.length).toBeLessThan(20)
    }
  })

  test('CONT-05 who asks too fast waits', async () => {
    const ip = { ip: '10.7.0.1' }
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn < 8; turn++) codes.push((await site.call('search', { name: 'a' }, ip)).reason)
    expect(codes.filter((reason) => reason === 'too-often').length).toBeGreaterThan(0)
  })
})
