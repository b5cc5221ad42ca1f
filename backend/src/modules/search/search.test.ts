import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { searchedModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let address = 0
/** Every question from another address: the limit of the search is not what is tested here. */
const from = () => ({ ip: `10.${Math.floor(++address / 250)}.${address % 250}.1` })

beforeAll(async () => {
  site = await startTestApp({
    only: searchedModules,
  })
  await site.modules.search.rebuild()
  // Eleven days of matches are read: a busy machine takes its time.
})
afterAll(() => site.close())

const overview = (name: string, language: 'zh' | 'en' | 'vi' = 'zh') =>
  site.ok('search', { name }, { ...from(), language })
const found = async (name: string, language: 'zh' | 'en' | 'vi' = 'zh') => {
  const { list, anchorList, liveList } = await overview(name, language)
  return [
    ...list.map(({ kind, title }) => `${kind} ${title}`),
    ...anchorList.map(({ user_nickname }) => `anchor ${user_nickname}`),
    ...liveList.map(({ title }) => `live ${title}`),
  ]
}

/** Running, to come, over. */
const turnOf = (stage: number | undefined) => [1, 0, 2][stage ?? 2] ?? 2

describe('CONT-05 what is typed finds what is meant', () => {
  test.each([
    // what is typed, language, what must be found
    ['曼联', 'zh', 'team 曼联'],
    ['曼', 'zh', 'team 曼联'],
    ['manlian', 'zh', 'team 曼联'],
    ['阿森那', 'zh', 'team 阿森纳'],
    ['曼連', 'zh', 'team 曼联'],
    ['曼聯', 'zh', 'team 曼联'],
    ['皇家社會', 'zh', 'team 皇家社会'],
    ['利物铺', 'zh', 'team 利物浦'],
    ['切而西', 'zh', 'team 切尔西'],
    ['阿深纳', 'zh', 'team 阿森纳'],
    ['巴塞罗纳', 'zh', 'team 巴塞罗那'],
    ['mu', 'vi', 'team Man United'],
    ['MANLIAN', 'zh', 'team 曼联'],
    ['manli', 'zh', 'team 曼联'],
    ['man lian', 'zh', 'team 曼联'],
    ['ml', 'zh', 'team 曼联'],
    ['hjsh', 'zh', 'team 皇家社会'],
    ['huangjiashehui', 'zh', 'team 皇家社会'],
    ['shehui', 'zh', 'team 皇家社会'],
    ['红魔', 'zh', 'team 曼联'],
    ['hongmo', 'zh', 'team 曼联'],
    ['arsenal', 'zh', 'team 阿森纳'],
    ['arsenal', 'en', 'team Arsenal'],
    ['Ａｒｓｅｎａｌ', 'en', 'team Arsenal'],
    ['arsnal', 'en', 'team Arsenal'],
    ['rasenal', 'en', 'team Arsenal'],
    ['chelsae', 'en', 'team Chelsea'],
    ['barcelna', 'en', 'team Barcelona'],
    ['manlain', 'zh', 'team 曼联'],
    ['atletico', 'en', 'team Atlético Madrid'],
    ['Atlético', 'en', 'team Atlético Madrid'],
    ['bayern', 'vi', 'team Bayern Munich'],
    ['manunited', 'en', 'team Man United'],
    ['nottm', 'en', "team Nott'm Forest"],
    ['阿森纳', 'zh', 'circle 枪手圈'],
    ['arsenal', 'en', 'circle Gunners corner'],
    ['皇马', 'zh', 'circle 美凌格之家'],
    ['英超', 'zh', 'league 英超'],
    ['yingchao', 'zh', 'league 英超'],
    ['premier', 'en', 'league Premier League'],
    ['ngoại hạng', 'vi', 'league Ngoại hạng Anh'],
    ['ngoai hang', 'vi', 'league Ngoại hạng Anh'],
    ['阿楠', 'zh', 'anchor 阿楠说球'],
    ['anan', 'zh', 'anchor 阿楠说球'],
    ['湖人 换防', 'zh', 'video 湖人换防教学：谁该去，谁该留'],
    ['hurenhuanfang', 'zh', 'video 湖人换防教学：谁该去，谁该留'],
    ['huren换防', 'zh', 'video 湖人换防教学：谁该去，谁该留'],
    ['Manchester', 'en', 'video Every goal of the Manchester derby in three minutes'],
    ['Manchester', 'zh', 'video 三分钟看完曼市对决全部进球'],
    ['ngược dòng', 'vi', 'video 12-0 ở hiệp cuối: Celtics đã ngược dòng thế nào'],
    ['nguoc dong', 'vi', 'video 12-0 ở hiệp cuối: Celtics đã ngược dòng thế nào'],
  ] as const)('CONT-05 %s (%s) → %s', async (name, language, expected) => {
    expect(await found(name, language)).toContain(expected)
  })

  test('CONT-05 a mistyped word says what was looked for instead; a right one does not', async () => {
    expect((await overview('arsnal', 'en')).correction).toBe('arsenal')
    expect((await overview('arsenal', 'en')).correction).toBe('')
    // As it is written, not as it sounds.
    expect((await overview('asenma')).correction).toBe('阿森纳')
    expect((await overview('manlain')).correction).toBe('曼联')
    expect(await overview('xqzwvkj')).toMatchObject({ list: [], correction: '' })
  })

  test('CONT-05 words are meant side by side: scattered over a text they are about something else', async () => {
    const { anchorList, list } = await overview('Tuan Bong Da', 'vi')
    expect(anchorList.map(({ user_nickname }) => user_nickname)).toEqual(['Tuấn Bóng Đá'])
    // Stories of tennis with a week, a ball and an "already" in them are not meant.
    expect(list).toEqual([])
    const fewer = await overview('xqzw bong da', 'vi')
    expect(fewer.list[0]).toMatchObject({ kind: 'circle', title: 'Bóng đá Hà Nội' })
    expect(fewer.correction).toBe('bong da')
  })

  test('CONT-05 a whole name stands before its beginning, and that before other words', async () => {
    const { list } = await overview('曼联')
    expect(list[0]).toMatchObject({ kind: 'team', title: '曼联', title_ranges: [[0, 2]] })
    expect((await overview('阿森纳')).list[0]).toMatchObject({ kind: 'team', title: '阿森纳' })
  })

  test.each(['阿森纳', '英超'])(
    'CONT-05 matches of %s: running ones, then those to come by their time, then the latest results',
    async (name) => {
      const { data } = await site.ok('searchHits', { name, kind: 'match' }, from())
      const { list } = await overview(name)
      for (const matches of [data, list.filter(({ kind }) => kind === 'match')]) {
        expect(matches.length).toBeGreaterThan(3)
        const stages = matches.map(({ status_type }) => status_type)
        expect(stages).toEqual(stages.toSorted((a, b) => turnOf(a) - turnOf(b)))
        const times = (stage: number) =>
          matches.filter(({ status_type }) => status_type === stage).map(({ addtime = 0 }) => addtime)
        expect(times(0)).toEqual(times(0).toSorted((a, b) => a - b))
        expect(times(2)).toEqual(times(2).toSorted((a, b) => b - a))
      }
      const next = data.filter(({ status_type }) => status_type === 0)
      expect(next[0]?.addtime).toBeLessThan(site.clock.now() / 1_000 + 2 * 86_400)
    },
  )

  test('CONT-05 highlights are ranges, of sounds too', async () => {
    const { list } = await overview('huren')
    const video = list.find(({ title }) => title.startsWith('湖人换防'))
    expect(video?.title_ranges).toEqual([[0, 2]])
  })
})

describe('CONT-05 hot words', () => {
  test('CONT-05 names of things many look for come first; what somebody typed is never shown', async () => {
    const typed = '我的号码13812345678'
    await site.modules.search.storeHotWords()
    await site.db.query('delete from search_hit')
    for (let reader = 0; reader < 4; reader++) {
      await site.ok('search', { name: '阿楠说球' }, from())
      await site.ok('search', { name: typed }, from())
    }
    const { data: circles } = await site.ok('searchHits', { name: '枪手', kind: 'circle' }, from())
    const [circle] = circles
    const one = from()
    for (let turn = 0; turn < 3; turn++) await site.ok('search', { name: circle?.title ?? '' }, one)
    await site.modules.search.storeHotWords()
    const words = await site.ok('listHotWords', {})
    expect(words[0]).toMatchObject({ kind: 'anchor', id: 3 })
    expect(words.length).toBeLessThanOrEqual(10)
    expect(JSON.stringify(words)).not.toContain('13812345678')
    const counted = await site.db.query<{ hits: number }>('select hits from search_hit order by hits desc')
    // Four readers; the one who came back three times counts once.
    expect(counted.map(({ hits }) => hits)).toEqual([4, 1])
  })
})

test('CONT-01 CONT-05 a story has been read as often in every language, in lists, on its page and in the search', async () => {
  const { list } = await site.ok('search', { name: '阿森纳' }, from())
  const found = list.find(({ kind }) => kind === 'news')
  const versions = await site.db.query<{ id: number; lang: 'zh' | 'en' | 'vi' }>(
    'select id, lang from headline where story_id = $1 order by id',
    [found?.id],
  )
  expect(versions).toHaveLength(3)
  const reads = async () => {
    const hit = (await site.ok('search', { name: '阿森纳' }, from())).list.find(
      ({ id, kind }) => kind === 'news' && id === found?.id,
    )
    const pages: number[] = []
    for (const { id, lang } of versions)
      pages.push((await site.ok('getHeadline', { id }, { ip: '10.9.9.9', language: lang })).info.click)
    return [hit?.num, ...pages]
  }
  const [, before] = await reads()
  // One who reads it in three languages has read it once.
  expect(await reads()).toEqual([before, before, before, before])
  await site.ok('getHeadline', { id: versions[1]?.id ?? 0 }, { ip: '10.9.9.8', language: 'en' })
  const more = (before ?? 0) + 1
  expect(await reads()).toEqual([more, more, more, more])
})

test('WEB-06 what was meant is said in real words, whatever was typed: signs that sound so, nearly so, or older signs', async () => {
  const meant = async (name: string) => (await overview(name)).correction
  expect(await Promise.all(['阿森那', '曼聯', '切而西', 'arsnal', '曼联'].map(meant))).toEqual([
    '阿森纳',
    '曼联',
    '切尔西',
    expect.stringMatching(/^(arsenal|阿森纳)$/i),
    '',
  ])
})

describe('WEB-06 players', () => {
  /** A player of Arsenal as pages name them. */
  async function somebody() {
    const { list } = await overview('阿森纳')
    const team = list.find(({ kind }) => kind === 'team')
    const { squad } = await site.ok('getTeamPage', { id: team?.id ?? 0 })
    const { squad: english } = await site.ok('getTeamPage', { id: team?.id ?? 0 }, { language: 'en' })
    const [player, inEnglish] = [squad[3], english[3]]
    return { id: player?.player_id, zh: player?.name ?? '', en: inEnglish?.name ?? '', team: team?.title }
  }

  test('WEB-06 are found by name and by family name, in signs, sounds and letters, and lead to their page', async () => {
    const { id, zh, en, team } = await somebody()
    const players = async (name: string, language: 'zh' | 'en' = 'zh') =>
      (await site.ok('searchHits', { name, kind: 'player' }, { ...from(), language })).data
    expect((await overview(zh)).list[0]).toMatchObject({ kind: 'player', id, title: zh, group_name: team })
    // Others are called so too.
    const { list } = await overview(en, 'en')
    expect(list[0]).toMatchObject({ kind: 'player', title: en })
    expect(list.some((hit) => hit.kind === 'player' && hit.id === id)).toBe(true)
    for (const name of [zh.split('·').at(-1) ?? '', en.split(' ').at(-1) ?? ''])
      expect([name, (await players(name)).some((hit) => hit.id === id)]).toEqual([name, true])
    expect((await site.ok('getPlayerPage', { id: id ?? 0 })).name).toBe(zh)
  })

  test('WEB-06 who is called by a nickname is never somebody whose name has its signs', async () => {
    const { list } = await overview('C罗')
    expect(list.filter(({ title }) => title.includes('克罗地亚'))).toEqual([])
    const [{ id } = { id: 0 }] = await site.db.query<{ id: number }>(
      "select id from headline where lang = 'zh' limit 1",
    )
    await site.db.query(`update headline set title = '克里斯蒂亚诺·罗纳尔多谈退役' where id = $1`, [id])
    await site.modules.search.catchUp()
    const named = await overview('C罗')
    expect(named.list[0]).toMatchObject({ kind: 'news', title: '克里斯蒂亚诺·罗纳尔多谈退役' })
    expect(named.correction).toBe('克里斯蒂亚诺·罗纳尔多')
  })

  test('WEB-06 nobody of them stands before a club that is called by two letters', async () => {
    const { list } = await overview('ml')
    expect(list[0]?.kind).toBe('team')
    expect(list.map(({ title }) => title)).toContain('曼联')
    expect(list.filter(({ kind }) => kind === 'player')).toEqual([])
  })
})

test('WEB-06 news are read from the newest on where that is asked for', async () => {
  const times = async (sort: 0 | 1) =>
    (await site.ok('searchHits', { name: '英超', kind: 'news', sort }, from())).data.map(({ addtime }) => addtime ?? 0)
  const newest = await times(1)
  expect(newest.length).toBeGreaterThan(3)
  expect(newest).toEqual(newest.toSorted((a, b) => b - a))
  expect(await times(0)).not.toEqual(newest)
})

test('WEB-06 news are found by the language they can be read in, and by their age', async () => {
  const stories = async (more: object) =>
    (await site.ok('searchHits', { name: '英超', kind: 'news', ...more }, from())).data
  const all = await stories({})
  const [first] = all
  await site.db.query("delete from headline where lang = 'vi' and story_id = $1", [first?.id])
  await site.db.query('update headline set published_at = $2 where story_id = $1', [
    first?.id,
    site.clock.now() - 40 * 86_400_000,
  ])
  await site.modules.search.catchUp()
  const ids = async (more: object) => (await stories(more)).map(({ id }) => id)
  expect(await ids({ lang: 'zh' })).toContain(first?.id)
  expect(await ids({ lang: 'vi' })).not.toContain(first?.id)
  expect((await ids({ lang: 'vi' })).length).toBeGreaterThan(0)
  expect(await ids({ days: 30 })).not.toContain(first?.id)
  expect(await ids({ days: 41 })).toContain(first?.id)
})

test('WEB-06 what is about a name is not what is like it', async () => {
  const news = async (strict: 0 | 1) =>
    (await site.ok('searchHits', { name: 'Arsenal Zzyzx', kind: 'news', strict }, from())).total
  expect([(await news(0)) > 0, await news(1)]).toEqual([true, 0])
})

test.each(['阿森纳', '英超', 'arsenal', '湖人', '曼联'])(
  'WEB-06 of %s each kind has as many as its list',
  async (name) => {
    const { total } = await overview(name)
    expect(total.length).toBeGreaterThan(1)
    for (const { kind, total: count } of total) {
      if (kind === 'live' || kind === 'anchor') continue
      const rows: number[] = []
      for (let page = 1; ; page++) {
        const { data, last_page } = await site.ok('searchHits', { name, kind, page }, from())
        rows.push(...data.map(({ id }) => id))
        if (page >= last_page) break
      }
      expect([name, kind, rows.length]).toEqual([name, kind, count])
      expect(new Set(rows).size).toBe(rows.length)
    }
  },
)
