import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { packageRoot } from '../../package-root'
import { startTestApp, type TestSite } from '../test-app'
import { type DocumentedCall, documentedCalls, type Maker } from './documented-calls'
import { faultsOf } from './fields'
import { createPlainClient, type Plain, type PlainClient } from './plain-client'

/** Every call of section 7, `METHOD path`, and whether its input travels in the query. */
const specified = readFileSync(join(packageRoot, '../shared/contract/endpoints.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([, method = '', path = '', note = '']) => ({
    method,
    path,
    isQuery: method === 'GET' || note.startsWith('query'),
  }))

let site: TestSite
let client: PlainClient
const tokens: Record<Maker, string> = { visitor: '', member: '', anchor: '' }
const numbers: Record<string, unknown> = { $member: 1, $anchor: 3 }

/** Hand's movement to the gap of the picture: quick at first. */
const trackTo = (x: number) =>
  Array.from({ length: 13 }, (_, step) => [
    Math.round(x * (1 - (1 - step / 12) ** 2)),
    step % 3,
    step * 45 + (step % 2) * 4,
  ])

/** Through the slide captcha, as the log-in dialog does it. */
async function logIn(mobile: string): Promise<string> {
  const { id } = (await client.call('POST', 'api/user/getCaptcha')).data as { id: string }
  const { x } = (await (await fetch(`${await site.origin()}/_dev/captcha/${id}`)).json()) as { x: number }
  const solved = await client.call('POST', 'api/user/checkCaptcha', { id, x, track: trackTo(x) })
  const captcha = (solved.data as { ticket: string }).ticket
  const asked = { mobile, password: 'Pitchside1', captcha, device_type: 'pc' }
  const reply = await client.call('POST', 'api/user/login', asked)
  expect(faultsOf(reply, ['code:int', 'msg:str', 'data.token:str', 'data.userSig:str', 'data.id:int'])).toEqual([])
  return (reply.data as { token: string }).token
}

beforeAll(async () => {
  site = await startTestApp()
  client = createPlainClient(await site.origin())
  tokens.member = await logIn('86-13900000001')
  tokens.anchor = await logIn('86-13900000003')
  const videos = (await client.call('POST', 'api/Video/getList', { page: 1 })).data as { data: { id: number }[] }
  numbers.$video = videos.data[0]?.id
})
afterAll(() => site.close())

function make(name: string, { by, input }: Pick<DocumentedCall, 'by' | 'input'>): Promise<Plain> {
  const call = specified.find(({ method, path }) => `${method} ${path}` === name)
  if (!call) throw new Error(`${name} is not in the specification`)
  client.as(tokens[by])
  const known = Object.entries(input).map(([key, value]) => [key, numbers[String(value)] ?? value])
  return client.call(call.method, call.path, Object.fromEntries(known), call.isQuery)
}

test.each(Object.entries(documentedCalls))(
  'HOUSE-05 %s answers with the documented fields',
  async (name, documented) => {
    const { code, msg, data } = await make(name, documented)
    expect({ name, code, msg }).toMatchObject({ code: 0 })
    expect(faultsOf(data, documented.fields)).toEqual([])
  },
)

test('HOUSE-05 every other call of the specification answers in the envelope, too, when nothing useful is sent', async () => {
  const others = specified.filter(({ method, path }) => !documentedCalls[`${method} ${path}`])
  expect(others.length + Object.keys(documentedCalls).length).toBe(141)
  for (const { method, path } of others) {
    if (path.endsWith('SignOut')) continue
    const reply = await make(`${method} ${path}`, { by: 'anchor', input: {} })
    expect({ path, faults: faultsOf(reply, ['code:int', 'msg:str', 'data:any']) }).toEqual({ path, faults: [] })
  }
})

test('a field that is taken away is noticed', () => {
  for (const { fields } of Object.values(documentedCalls)) expect(faultsOf({}, fields).length).toBeGreaterThan(0)
})
