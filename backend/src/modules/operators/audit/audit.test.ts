import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallName, type DefinedCall, endpointOf } from '@pitchside/contract'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { type BackendModule, callNamesOf } from '../../../kernel/module'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { operatorTexts } from '../page/page-texts'
import { operatorExamples } from './operator-examples.fixture'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  token = (await site.signIn('admin')).token
})
afterAll(() => site.close())

const ip = '203.0.113.77'
const rows = () =>
  site.db.query<{ call: string; before: unknown; after: unknown; input: object; operator: number; prefix: string }>(
    `select call, before, after, input, operator_id as operator, ip_prefix as prefix from operator_actions order by id`,
  )
const changingCalls = () =>
  Object.values<BackendModule>(site.modules)
    .flatMap((module) => callNamesOf(module))
    .filter((name: CallName) => {
      const definition = (calls as Record<string, CallDefinition>)[name]
      return definition?.who === 'admin' && endpointOf(name).method === 'POST'
    })

describe('the audit of operators', () => {
  test('every changing call of operators has an example here', () => {
    expect(changingCalls().filter((name) => !(name in operatorExamples))).toEqual([])
  })

  test.each(Object.entries(operatorExamples).filter(([name]) => name in calls))(
    '%s leaves one row: who, what, from which state to which',
    async (name, make) => {
      const { input, fails } = await make(site)
      const before = (await rows()).length
      const refused = await site.call(name as DefinedCall, fails as never, { token, ip })
      expect(refused.code).toBe(1)
      // What changed nothing is no deed.
      expect(await rows()).toHaveLength(before)
      const reply = await site.call(name as DefinedCall, input as never, { token, ip })
      expect(reply).toMatchObject({ code: 0 })
      const added = (await rows()).slice(before)
      expect(added).toMatchObject([{ call: name, operator: 8, prefix: '203.0.113.0/24' }])
      expect(added[0]?.input).toMatchObject(input)
      expect(added[0]?.after).not.toBeNull()
      expect(added[0]?.after).not.toEqual(added[0]?.before)
    },
  )

  test('whatever the audit shows of these calls has a word in each language: calls, kinds, fields and codes', async () => {
    const all = (await site.ok('listOperatorActions', {}, { token })).last_page
    const coded = new Set(['status', 'state', 'kind', 'problem'])
    const fieldsOf = (state: unknown): [string, unknown][] =>
      Array.isArray(state) ? state.flatMap(fieldsOf) : typeof state === 'object' && state ? Object.entries(state) : []
    const wanted = new Set<string>()
    for (let page = 1; page <= all; page++)
      for (const row of (await site.ok('listOperatorActions', { page }, { token })).data) {
        wanted.add(`call.${row.call}`).add(`kind.${row.kind}`)
        for (const [name, value] of [...fieldsOf(row.before), ...fieldsOf(row.after)]) {
          wanted.add(`field.${name}`)
          if (!coded.has(name) || value === null) continue
          const own = `code.${row.kind}.${name}.${value}`
          wanted.add(own in operatorTexts.en ? own : `code.${name}.${value}`)
        }
      }
    expect(wanted.size).toBeGreaterThan(50)
    for (const texts of Object.values(operatorTexts)) {
      expect([...wanted].filter((key) => !(key in texts))).toEqual([])
    }
  })

  test('a change that can not be audited does not happen', async () => {
    await site.db.query('alter table operator_actions rename to operator_actions_away')
    const value = { zh: '无痕', en: 'no trace', vi: 'không dấu vết' }
    await expect(site.call('saveSystemSetting', { name: 'announcement', value }, { token })).rejects.toThrow()
    await site.db.query('alter table operator_actions_away rename to operator_actions')
    expect((await site.ok('getSettings', {})).announcement).not.toBe('无痕')
  })

  test.each([
    ['changed', "update operator_actions set call = 'nothing'"],
    ['removed', 'delete from operator_actions'],
    ['emptied', 'truncate operator_actions'],
  ])('rows can not be %s', async (_what, sql) => {
    await expect(site.db.query(sql)).rejects.toMatchObject({ code: 'OA001' })
  })

  test('calls of members and lists of operators leave no row', async () => {
    const before = (await rows()).length
    await site.ok('updateProfile', { signature: 'hello' }, { token: (await site.signIn('visitor')).token })
    await site.ok('listReports', {}, { token })
    expect(await rows()).toHaveLength(before)
  })

  test('the list is filtered by operator, call, subject and time, the newest first', async () => {
    await site.ok('banUser', { uid: 5, reason: 'a', until: 0 }, { token })
    await site.clock.skip(60_000)
    const since = Math.floor(site.clock.now() / 1_000)
    await site.ok('unbanUser', { uid: 5 }, { token })
    const list = async (filter: object) =>
      (await site.ok('listOperatorActions', filter, { token })).data.map(({ call }) => call)
    expect(await list({ kind: 'user', subject: '5' })).toEqual(['unbanUser', 'banUser'])
    expect(await list({ kind: 'user', subject: '5', from: since })).toEqual(['unbanUser'])
    expect(await list({ kind: 'user', subject: '5', to: since - 30 })).toEqual(['banUser'])
    expect(await list({ kind: 'user', subject: '5', call: 'banUser' })).toEqual(['banUser'])
    expect(await list({ uid: 3 })).toEqual([])
    const [row] = (await site.ok('listOperatorActions', { call: 'unbanUser' }, { token })).data
    expect(row).toMatchObject({
      uid: 8,
      user_nickname: '场边管理员',
      before: { banReason: 'a' },
      after: { bannedUntil: null },
    })
  })
})
