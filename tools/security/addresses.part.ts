import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aPicture, uploadPicture } from '../../backend/src/testing/upload-picture'
import type { DefinedCall } from '../../shared/contract/src'
import { addressFields } from './address-fields'
import { fields, hostileAddresses, isOwnPath, isPlainHttps, mark, noAddresses } from './address-verdicts'
import type { WholeSite } from './whole-site'

/** Makes a call, and again later when it was made too often. */
async function patiently(site: WholeSite, name: DefinedCall, input: object, token: string) {
  const reply = await site.call(name, input as never, { token })
  if (!/often|soon|fast/.test(reply.reason ?? '')) return reply
  await site.clock.skip(3_600_000)
  return site.call(name, input as never, { token })
}

async function rowsThatSay(site: WholeSite, word: string): Promise<string[]> {
  const tables = await site.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables)
    if (await site.db.one(`select 1 from "${name}" t where t::text like $1 limit 1`, [`%${word}%`])) found.push(name)
  return found.sort()
}

export function addressesHold(site: () => WholeSite): void {
  describe('addresses', () => {
    let trap: Server
    let visits = 0
    let port = 0
    beforeAll(async () => {
      trap = createServer((_request, reply) => {
        visits += 1
        reply.end('trapped')
      })
      await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
      port = (trap.address() as AddressInfo).port
    })
    afterAll(() => new Promise((resolve) => trap.close(resolve)))

    test('every field that could hold an address has a verdict, and no other', () => {
      const found = addressFields()
      expect(found.length).toBeGreaterThan(20)
      const judged = [...Object.keys(fields), ...noAddresses]
      expect(found.filter((field) => !judged.includes(field))).toEqual([])
      expect(judged.filter((field) => !found.includes(field) && !field.endsWith('.content'))).toEqual([])
    })

    test('no field takes an address that runs, leads elsewhere or into our own network', async () => {
      const wrong: string[] = []
      const { token: visitor } = await site().signIn('visitor')
      // The control: what the field is for passes where it can be made here.
      const { address } = await uploadPicture(site(), visitor, 'avatar', await aPicture(64, 64))
      expect((await site().call('updateProfile', { avatar: address }, { token: visitor })).code).toBe(0)
      for (const [field, list] of Object.entries(fields))
        for (const { who, refusal, input, accepts, isText, refuses = () => true } of [list].flat()) {
          const name = field.split('.')[0] as DefinedCall
          const { token } = await site().signIn(who)
          const all = hostileAddresses(port)
          const together = isText ? [all.filter((one) => !refuses(one)).join('\n')] : []
          for (const hostile of [...all.filter(refuses), ...together]) {
            const { code, reason } = await patiently(site(), name, input(hostile), token)
            const isTaken = refusal === undefined || accepts?.(hostile) || together.includes(hostile)
            const expected = isTaken ? undefined : refusal
            if (reason !== expected || (code === 0) !== (expected === undefined))
              wrong.push(`${field} ${JSON.stringify(hostile)}: ${reason}`)
          }
        }
      expect(wrong).toEqual([])
    })

    test('nothing of them is kept, but links that an operator or a writer may give', async () => {
      const rows = await rowsThatSay(site(), mark)
      expect(rows).toEqual(['banner', 'headline', 'operator_actions', 'site_setting'])
      const kept = await site().db.query<{ content: string }>('select content from headline where content like $1', [
        `%${mark}%`,
      ])
      const links = kept.flatMap(({ content }) =>
        [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link),
      )
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !isPlainHttps(link ?? '') && !isOwnPath(link ?? ''))).toEqual([])
    })

    test('the server asked nobody: the trap heard nothing, and it does hear', async () => {
      expect(visits).toBe(0)
      await fetch(`http://127.0.0.1:${port}/`)
      expect(visits).toBe(1)
    })

    test('a forged host becomes no address of ours that somebody else is given', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      const { token } = await site().signIn('anchor')
      for (const url of [
        '/',
        '/favicon.ico',
        '/admin',
        '/console',
        '/releases/current',
        '/api/user/getUserInfo?id=3',
      ]) {
        const answer = await site().ask(url, { headers: { ...headers, token } })
        expect([url, `${answer.headers.location} ${answer.text}`.includes('evil.example')]).toEqual([url, false])
      }
    })
  })
}
