import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type CallInput, limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../../testing/test-app'

let site: TestSite
let writer: string
let other: string
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'content'] })
})
beforeEach(async () => {
  await site.db.query('delete from headline_draft')
  await site.clock.skip(3_700_000)
  ;[writer, other] = (await Promise.all((['visitor', 'rich'] as const).map((who) => site.signIn(who)))).map(
    ({ token }) => token,
  ) as [string, string]
})
afterAll(() => site.close())

type Save = CallInput<'saveHeadlineDraft'>
const long = '<p>从看台上看，这场比赛的节奏完全由中场的三个人决定，其余的人都在跟着他们跑。</p>'
const save = (words: Save, token = writer) => site.call('saveHeadlineDraft', words, { token })
const saved = async (words: Save, token = writer) => (await site.ok('saveHeadlineDraft', words, { token })).revision
const read = (id?: number, token = writer) => site.ok('getHeadlineDraft', id === undefined ? {} : { id }, { token })
const versions = (id?: number, token = writer) =>
  site.ok('listHeadlineDrafts', id === undefined ? {} : { id }, { token })
const article = async (token = writer) =>
  (await site.ok('saveHeadline', { title: '看台记', cid: 1, content: long }, { token })).id

test('WEB-10 what one device saved another one goes on with; nobody else sees it', async () => {
  expect(await read()).toBeNull()
  const first = await saved({ title: '看台', content: '<p>节</p>', tags: '看台' })
  const device = await site.signIn('visitor')
  expect(await read(undefined, device.token)).toMatchObject({ revision: first, title: '看台', tags: '看台', cid: 0 })
  const second = await saved({ based: first, title: '看台记', content: '<p>节奏</p>' }, device.token)
  expect(await read()).toMatchObject({ revision: second, title: '看台记', content: '<p>节奏</p>' })
  expect(await read(undefined, other)).toBeNull()
  expect((await site.call('getHeadlineDraft', {})).reason).toBe('login-needed')
})

test('WEB-10 of two pages that change one draft the second is refused, and nothing of the first is lost', async () => {
  const based = await saved({ title: '一' })
  await saved({ based, title: '二' })
  expect((await save({ based, title: '三' })).reason).toBe('draft-elsewhere')
  expect((await save({ title: '三' })).reason).toBe('draft-elsewhere')
  expect(await read()).toMatchObject({ title: '二' })
  // However close together they come.
  const { revision } = (await read())!
  const replies = await Promise.all(['四', '五', '六'].map((title) => save({ based: revision, title })))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('WEB-10 versions: a sitting is one, taking back begins one, a text that is half gone keeps the one before; the last are kept', async () => {
  let based = await saved({ title: '一', content: long.repeat(4) })
  based = await saved({ based, title: '二', content: long.repeat(5) })
  expect(await versions()).toMatchObject([{ title: '二' }])
  based = await saved({ based, title: '三', content: '' })
  expect((await versions()).map(({ title, num }) => [title, num > 100])).toEqual([
    ['三', false],
    ['二', true],
  ])
  await site.clock.skip(5 * 60_000)
  based = await saved({ based, title: '四' })
  based = await saved({ based, title: '五', apart: 1 })
  const list = await versions()
  expect(list.map(({ title }) => title)).toEqual(['五', '四', '三', '二'])
  const old = list.at(-1)!.id
  expect(await site.ok('getHeadlineDraftVersion', { id: old }, { token: writer })).toMatchObject({ title: '二' })
  expect((await site.call('getHeadlineDraftVersion', { id: old }, { token: other })).reason).toBe('not-found')
  for (let count = 0; count < limits.headlineDraftVersions; count += 1)
    based = await saved({ based, title: `版${count}`, apart: 1 })
  expect((await versions()).map(({ title }) => title)).toHaveLength(limits.headlineDraftVersions)
  expect((await versions()).at(-1)).toMatchObject({ title: '版0' })
})

test('WEB-10 handing in ends the draft it came from, and no other', async () => {
  const revision = await saved({ title: '看台记', content: long })
  const words = { title: '看台记', cid: 1, content: long }
  await site.ok('saveHeadline', { ...words, draft: 'another' }, { token: writer })
  expect(await read()).not.toBeNull()
  const { id } = await site.ok('saveHeadline', { ...words, draft: revision }, { token: writer })
  expect(await read()).toBeNull()
  expect(await versions()).toEqual([])
  // The page that goes on without knowing it is told.
  expect((await save({ based: revision, title: '又' })).reason).toBe('draft-elsewhere')
  await saved({ id, title: '改' })
  expect(await read(id)).toMatchObject({ title: '改' })
  expect(await read()).toBeNull()
  await site.ok('discardHeadlineDraft', { id }, { token: writer })
  expect(await read(id)).toBeNull()
})

test('WEB-10 a correction is a draft of the article it corrects; an article of somebody else has none', async () => {
  const id = await article()
  await site.db.query('update headline set status = 1 where id = $1', [id])
  const { id: correction } = await site.ok(
    'saveHeadline',
    { id, title: '看台手记', cid: 1, content: long },
    { token: writer },
  )
  expect(correction).not.toBe(id)
  await saved({ id: correction, title: '又改' })
  expect(await read(id)).toMatchObject({ title: '又改' })
  for (const name of ['getHeadlineDraft', 'listHeadlineDrafts', 'saveHeadlineDraft', 'discardHeadlineDraft'] as const)
    expect([name, (await site.call(name, { id }, { token: other })).reason]).toEqual([name, 'not-found'])
})

test('WEB-10 a draft is cleaned as an article is, shows nobody else’s files, and is not saved without end', async () => {
  await saved({ content: '<p onclick="x()">a</p><script>x()</script><iframe src="https://a.example"></iframe>' })
  expect(await read()).toMatchObject({ content: '<p>a</p>' })
  const { revision: based } = (await read())!
  expect((await save({ based, img: 'https://elsewhere.example/a.webp' })).reason).toBe('article-cover')
  expect((await save({ based, content: '<img src="/media/uploads/x.webp">' })).reason).toBe('article-foreign-picture')
  expect((await save({ based, content: 'x'.repeat(limits.headlineDraftChars + 1) })).reason).toBe('input-invalid')
  const replies = await Promise.all(Array.from({ length: 70 }, () => save({ based: 'x' })))
  expect(replies.map(({ reason }) => reason)).toContain('too-often')
})
