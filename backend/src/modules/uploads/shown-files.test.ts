import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'
import { columnsWithoutFiles } from './columns-without-files'
import { shownOf } from './shown.queries'
import { shownFiles } from './shown-files'
import { storedAddressesIn } from './upload-purposes'

let site: TestSite
let anchor: SignedIn
let other: SignedIn
let folder: string
beforeAll(async () => {
  const only = [...accountModules, 'live', 'notices', 'uploads', 'content', 'broadcasts', 'chat'] as const
  folder = await mkdtemp(join(tmpdir(), 'shown-files-'))
  site = await startTestApp({ only, config: { dataDir: folder } })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  ;[anchor, other] = [await site.signIn('anchor'), await site.signIn('secondAnchor')]
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const statusOf = async (address: string) => (await fetch(`${await site.origin()}${address}`)).status
const picture = async (who: SignedIn, purpose: 'avatar' | 'cover' | 'post' | 'document') =>
  (await uploadPicture(site, who.token, purpose)).address

async function textColumns(): Promise<string[]> {
  const rows = await site.db.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and (data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY'))`,
  )
  return rows.map(({ place }) => place)
}

describe('columns', () => {
  const judged = [
    ...Object.keys(shownFiles),
    ...Object.entries(columnsWithoutFiles).flatMap(([table, list]) =>
      list.split(' ').map((column) => `${table}.${column}`),
    ),
  ]

  test('EDGE-09 every column in which an address could stand says whether it shows files', async () => {
    const columns = await textColumns()
    expect(columns.length).toBeGreaterThan(200)
    expect(columns.filter((place) => !judged.includes(place))).toEqual([])
    expect(judged.filter((place) => !columns.includes(place))).toEqual([])
  })

  test.each(Object.entries(shownFiles))('EDGE-09 a file in %s is shown', async (place, { as }) => {
    const [table = '', column = ''] = place.split('.')
    const address = `/media/uploads/shown-${table}-${column}.webp`
    const values = { address: '$1', list: 'array[$1]', within: `to_jsonb($1::text)` }
    const isJson = await site.db.one(
      `select 1 from information_schema.columns where table_name = $1 and column_name = $2 and data_type = 'jsonb'`,
      [table, column],
    )
    const value = as === 'within' && !isJson ? `'<img src="' || $1::text || '">'` : values[as]
    const change = table === 'chat_message' ? `, kind = 'TIMImageElem'` : ''
    const found = await site.db.one(
      `update ${table} set ${column} = ${value}${change} where ctid = (select ctid from ${table} limit 1) returning 1`,
      [address],
    )
    // Tables that are empty in the demo are filled by real calls in the test of thefts.
    const others = [`${address}x`, address.replace('shown', 'other')]
    expect([...(await shownOf(site.db, [address, ...others]))]).toEqual(found ? [address] : [])
  })
})

test.each<[string, string[]]>([
  ['', []],
  ['no address, /media/covers/a.webp neither', []],
  [
    '<img src="/media/uploads/a-B_9.webp"><a href="/media/documents/b.webp#x">',
    ['uploads/a-B_9.webp', 'documents/b.webp'],
  ],
  ['{"img": "/media/uploads/a.webp", "video": "/media/uploads/a.webp"}', ['uploads/a.webp']],
  ['/media/uploads/a.webp,/media/uploads/b.webp?x=1', ['uploads/a.webp', 'uploads/b.webp']],
  ['https://elsewhere.example/media/uploads/a.webp http://x:80/media/uploads/a.webp', []],
  ['/media/uploads/../documents/a.webp', []],
])('EDGE-09 stored files in %j are %j, for the data base and for the modules alike', async (text, names) => {
  const addresses = names.map((name) => `/media/${name}`).sort()
  const row = await site.db.one<{ found: string[] }>('select stored_files($1) found', [text])
  expect([...row!.found].sort()).toEqual(addresses)
  expect(storedAddressesIn(text).sort()).toEqual(addresses)
})

describe('a file', () => {
  test('EDGE-09 goes when the last of the places that show it lets it go', async () => {
    const address = await picture(anchor, 'cover')
    await site.ok('updateProfile', { avatar: address }, anchor)
    const plan = { type: 2 as const, title: 'plan', starttime: Math.floor(site.clock.now() / 1_000) + 3_600 }
    const { id } = await site.ok('saveBroadcastPlan', { ...plan, thumb: address }, anchor)
    await site.ok('updateProfile', { avatar: 'portrait:x' }, anchor)
    expect(await statusOf(address)).toBe(200)
    await site.ok('deleteReservedBroadcast', { id }, anchor)
    expect(await statusOf(address)).toBe(404)
  })

  test('EDGE-09 of somebody else that an old row shows stays, whoever lets that row go', async () => {
    const [theirs, alone] = [await picture(other, 'cover'), await picture(other, 'avatar')]
    await site.ok('updateProfile', { avatar: theirs }, other)
    for (const address of [theirs, alone]) {
      // As it could be set once.
      await site.db.query('update users set avatar = $2 where id = $1', [anchor.userId, address])
      await site.ok('updateProfile', { avatar: 'portrait:x' }, anchor)
      expect(await statusOf(address)).toBe(200)
    }
  })

  test('EDGE-09 that a member replaces as a picture of their own is gone', async () => {
    const [first, second] = [await picture(anchor, 'avatar'), await picture(anchor, 'avatar')]
    await site.ok('updateProfile', { avatar: first }, anchor)
    await site.ok('updateProfile', { avatar: second, signature: 'new' }, anchor)
    await site.ok('updateProfile', { avatar: second }, anchor)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  test('EDGE-09 that nothing shows is kept for drafts, then swept; one that is shown meanwhile stays', async () => {
    const [left, late] = [await picture(other, 'post'), await picture(other, 'avatar')]
    await site.clock.skip((limits.strayFileDays - 1) * 86_400_000)
    expect([await statusOf(left), await statusOf(late)]).toEqual([200, 200])
    await site.ok('updateProfile', { avatar: late }, await site.signIn('secondAnchor'))
    await site.clock.skip(2 * 86_400_000)
    expect([await statusOf(left), await statusOf(late)]).toEqual([404, 200])
    // What is let go by a way nobody thought of waits from then on.
    await site.db.query(`update users set avatar = 'portrait:x' where id = $1`, [other.userId])
    await site.clock.skip(86_400_000)
    await site.clock.skip((limits.strayFileDays - 1) * 86_400_000)
    expect(await statusOf(late)).toBe(200)
    await site.clock.skip(2 * 86_400_000)
    expect(await statusOf(late)).toBe(404)
  })

  test('EDGE-09 that the store can not remove keeps its row, and goes at the next turn', async () => {
    const address = await picture(anchor, 'avatar')
    const name = address.split('/').at(-1) as string
    const rows = () => site.db.query('select 1 from uploaded_file where name = $1', [name])
    await site.ok('updateProfile', { avatar: address }, anchor)
    // A folder that is not empty can't be removed as a file.
    const path = join(folder, 'uploads', name)
    await rm(path)
    await mkdir(join(path, 'in'), { recursive: true })
    await site.ok('updateProfile', { avatar: 'portrait:x' }, anchor)
    expect(await rows()).toHaveLength(1)
    await rm(join(path, 'in'), { recursive: true })
    await rm(path, { recursive: true })
    await site.clock.skip(86_400_000)
    await site.clock.skip((limits.strayFileDays + 1) * 86_400_000)
    expect(await rows()).toEqual([])
  })
})
