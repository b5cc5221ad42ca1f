import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { asUserId } from '../../kernel/ids'
import { newestCode, solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'
import { findBreaches } from '../wallet/audit.queries'
import { deletionProblem, isConfirmed } from './deletion.rules'
import { createLeaving, leaverPassword, type Person } from './leaving.fixture'
import { personalRows } from './personal-rows'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'wallet', 'uploads', 'live', 'content', 'chat', 'accountDeletion'],
  })
})
afterAll(() => site.close())
beforeEach(() => site.clock.skip(3_600_000))

const { register, codeFor, remove } = createLeaving(() => site)
async function give({ id }: Person, spendable: number, withdrawable = 0) {
  const { wallet } = site.modules.wallet
  const owner = asUserId(id)
  await site.db.transaction((tx) =>
    wallet.post(tx, {
      kind: 'opening',
      key: `test-${id}-${spendable}-${withdrawable}`,
      lines: [
        { account: 'issuance' as const, tenths: -spendable - withdrawable },
        { owner, account: 'wallet' as const, tenths: spendable },
        { owner, account: 'withdrawable' as const, tenths: withdrawable },
      ].filter(({ tenths }) => tenths !== 0),
    }),
  )
}

test('MEM-01 every column that can name a member says what becomes of it', async () => {
  const columns = await site.db.query<{ place: string }>(
    `select r.relname || '.' || a.attname as place from pg_class r join pg_attribute a on a.attrelid = r.oid
     where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid = 'bigint'::regtype
       and (a.attname in ('user_id', 'uid', 'owner_id', 'sender_id', 'member_id', 'buyer_id')
         or exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = r.oid
           and k.confrelid = 'users'::regclass and a.attnum = any (k.conkey)))`,
  )
  expect(columns.length).toBeGreaterThan(40)
  const unknown = columns.map(({ place }) => place).filter((place) => !(place in personalRows))
  expect(unknown).toEqual([])
})

test('every column of the list whose table is there is there itself', async () => {
  const columns = await site.db.query<{ t: string; c: string }>(
    `select table_name as t, column_name as c from information_schema.columns where table_schema = 'public'`,
  )
  const byTable = new Map<string, Set<string>>()
  for (const { t, c } of columns) byTable.set(t, (byTable.get(t) ?? new Set()).add(c))
  const gone = Object.keys(personalRows).filter((place) => {
    const [table = '', column = ''] = place.split('.')
    return byTable.get(table)?.has(column) === false
  })
  expect(gone).toEqual([])
})

test('MEM-01 a deleted account is gone at once: tokens, sockets, log-in; the number registers anew', async () => {
  const person = await register()
  const elsewhere = await site.ok('login', {
    mobile: person.mobile,
    password: leaverPassword,
    captcha: await solveCaptcha(site),
  })
  const code = await codeFor(person)
  const socket = await site.socket({ token: elsewhere.token })
  const ask = { pass: leaverPassword, code, confirm: '注销账号' }
  expect(await site.call('deleteAccount', ask, person)).toMatchObject({ code: 0, msg: '账号已注销' })
  expect(await socket.closed).toBe(4001)
  for (const token of [person.token, elsewhere.token])
    expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 50008 })
  const captcha = await solveCaptcha(site)
  expect(await site.call('login', { mobile: person.mobile, password: leaverPassword, captcha })).toMatchObject({
    reason: 'login-wrong',
  })
  expect(await site.call('getUser', { id: person.id })).toMatchObject({ reason: 'user-unknown' })
  await site.clock.skip(60_000)
  const again = await register(person.mobile)
  expect(again.id).not.toBe(person.id)
})

test('MEM-01 nothing about the person is left in the data base; what they wrote says "deleted user" in each language', async () => {
  const person = await register()
  const { token } = person
  await site.ok('updateProfile', { user_nickname: '将要离开的人', signature: '再见了各位', sex: 1 }, { token })
  const headline = (await site.ok('listHeadlines', {})).list.data[0]!
  await site.ok('commentHeadline', { id: headline.id, content: '好文章' }, { token })
  await site.ok('toggleFollow', { id: 3 }, { token })
  await site.ok('sendRoomMessage', { uid: 3, text: '大家好', nonce: 'n1' }, { token })
  // The comment was a task: its reward is given up.
  expect(await remove(person, { give_up: 1 })).toMatchObject({ code: 0 })
  const rows = await site.db.query<{ t: string }>(`select table_name as t from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  for (const { t } of rows.filter((row) => !['sms_codes', 'sms_outbox'].includes(row.t))) {
    const found = await site.db.query(`select * from ${t} where ${t}::text like any ($1::text[])`, [
      [`%${person.mobile}%`, '%将要离开的人%', '%再见了各位%'],
    ])
    expect({ t, found }).toEqual({ t, found: [] })
  }
  for (const [language, name] of [
    ['zh', '已注销用户'],
    ['en', 'Deleted user'],
    ['vi', 'Người dùng đã xóa'],
  ] as const) {
    const { commentList } = await site.ok('getHeadline', { id: headline.id, order: 1 }, { language })
    const own = commentList.data.find((comment) => comment.uid === person.id)
    expect(own).toMatchObject({ user_nickname: name, title: '好文章' })
  }
})

test('MEM-01 a deleted moderator looks after no circle any more; its log says "deleted user", and a vote goes', async () => {
  const person = await register()
  const { id } = (await site.ok('listCircleNames', {}))[0]!
  await site.db.query('insert into circle_moderator (circle_id, user_id, created_at) values ($1, $2, 1)', [
    id,
    person.id,
  ])
  await site.ok('saveCircleRules', { id, rules: { zh: ['一'], en: [], vi: [] } }, person)
  const post = (await site.ok('listCirclePosts', {})).data[0]!
  await site.db.query(
    `insert into polls (post_id, question, options, created_at, closes_at) values ($1, '', '{a,b}', 1, $2)
     on conflict do nothing`,
    [post.id, site.clock.now() + 60_000_000],
  )
  expect((await site.ok('voteCirclePoll', { id: post.id, choice: 1 }, person)).mine).toBe(1)
  expect(await remove(person)).toMatchObject({ code: 0 })
  expect((await site.ok('getCircle', { id })).moderators.map(({ uid }) => uid)).not.toContain(person.id)
  const admin = await site.signIn('admin')
  const log = await site.ok('listCircleActions', { id }, { token: admin.token, language: 'en' })
  expect(log.data[0]).toMatchObject({ deed: 'rules', uid: person.id, user_nickname: 'Deleted user' })
  expect(await site.db.query('select 1 from poll_votes where user_id = $1', [person.id])).toEqual([])
})

test('MEM-01 nobody can follow or write to a deleted member, nor read who they were', async () => {
  const [person, other] = [await register(), await register()]
  await site.ok('toggleFollow', { id: person.id }, other)
  expect(await remove(person)).toMatchObject({ code: 0 })
  expect((await site.ok('listFollows', {}, other)).data).toEqual([])
  expect((await site.call('toggleFollow', { id: person.id }, other)).reason).toBe('user-unknown')
  const letter = {
    to: String(person.id),
    type: 'TIMTextElem' as const,
    payload: { text: '还在吗' },
    nonce: 'to-nobody-1',
  }
  expect((await site.call('sendMessage', letter, other)).reason).toBe('chat-deleted')
})

test('MEM-01 papers and picture of a deleted account are removed from the storage', async () => {
  const person = await register()
  const other = await register()
  const picture = (await uploadPicture(site, person.token, 'avatar')).address
  const paper = (await uploadPicture(site, person.token, 'document')).address
  const shared = (await uploadPicture(site, other.token, 'avatar')).address
  await site.ok('updateProfile', { avatar: picture }, person)
  await site.ok('updateProfile', { avatar: shared }, other)
  const statusOf = async (address: string) =>
    (await fetch(`${await site.origin()}${address}`, { headers: { token: (await site.signIn('admin')).token } })).status
  expect(await statusOf(picture)).toBe(200)
  expect(await remove(person)).toMatchObject({ code: 0 })
  expect([await statusOf(picture), await statusOf(paper), await statusOf(shared)]).toEqual([404, 404, 200])
})

test('MEM-01 who owns diamonds is asked to give them up; then they are the house’s and the ledger stays sound', async () => {
  const person = await register()
  await give(person, 125, 40)
  expect(await site.ok('getDeletion', {}, { token: person.token, language: 'en' })).toEqual({
    balance: '12.5',
    withdrawal_balance: '4',
    held: '0',
    word: 'DELETE',
  })
  expect(await remove(person)).toMatchObject({ code: 1, reason: 'deletion-owns' })
  const entries = () =>
    site.db.query<{ id: number }>(
      `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner_id = $1 order by e.id`,
      [person.id],
    )
  const before = await entries()
  expect(await remove(person, { give_up: 1 })).toMatchObject({ code: 0 })
  expect((await entries()).slice(0, before.length)).toEqual(before)
  const left = await site.db.one<{ sum: number }>(
    'select sum(balance) as sum from ledger_account where owner_id = $1',
    [person.id],
  )
  expect(left!.sum).toBe(0)
  expect(await findBreaches(site.db)).toEqual([])
})

test('MEM-01 nothing is deleted without the password, the code of this purpose and the typed word', async () => {
  const person = await register()
  expect(await remove(person, { confirm: '注销' })).toMatchObject({ reason: 'deletion-unconfirmed' })
  expect(await remove(person, { confirm: '注销账号' }, 'en')).toMatchObject({ reason: 'deletion-unconfirmed' })
  expect(await remove(person, { pass: 'not mine' })).toMatchObject({ reason: 'password-wrong' })
  await site.clock.skip(60_000)
  await site.ok('sendCode', { type: 3 }, person)
  const otherCode = await newestCode(site, person.mobile)
  expect(await remove(person, { code: otherCode })).toMatchObject({ code: 1, reason: 'code-wrong' })
  expect(await site.call('getOwnUser', {}, person)).toMatchObject({ code: 0 })
})

test('MEM-01 of two requests at once one deletes, and the giving up is booked once', async () => {
  const person = await register()
  await give(person, 30)
  await site.clock.skip(60_000)
  await site.ok('sendCode', { type: 4 }, person)
  const code = await newestCode(site, person.mobile)
  const ask = { pass: leaverPassword, code, confirm: '注销账号', give_up: 1 as const }
  const replies = await Promise.all([0, 1].map(() => site.call('deleteAccount', ask, person)))
  expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
  expect(await findBreaches(site.db)).toEqual([])
})

const free = { role: 'member', isOnAir: false, spendable: 0, withdrawable: 0, held: 0 }
test.each([
  [free, false, undefined],
  [{ ...free, role: 'admin' }, true, 'deletion-staff'],
  [{ ...free, isOnAir: true }, true, 'deletion-on-air'],
  [{ ...free, held: 1 }, true, 'deletion-held'],
  [{ ...free, spendable: 1 }, false, 'deletion-owns'],
  [{ ...free, withdrawable: 1 }, false, 'deletion-owns'],
  [{ ...free, spendable: 1, withdrawable: 1 }, true, undefined],
])('MEM-01 %j, giving up %s: %s', (standing, givesUp, problem) => {
  expect(deletionProblem(standing, givesUp)).toBe(problem)
})

test('the word to type is that of the language, in any case', () => {
  expect(isConfirmed(' delete ', 'en')).toBe(true)
  expect(isConfirmed('xo\u0301a', 'vi')).toBe(true)
  expect(isConfirmed('DELETE', 'zh')).toBe(false)
})
