import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'

let folder: string
let site: TestSite
let anchor: SignedIn
let fan: SignedIn
let guest: SignedIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-emotes-'))
  site = await startTestApp({ config: { seedDemo: true, dataDir: folder } })
  ;[anchor, fan, guest] = [await site.signIn('anchor'), await site.signIn('rich'), await site.signIn('visitor')]
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const picture = async (who: SignedIn) => (await uploadPicture(site, who.token, 'avatar')).address
const set = (emotes: { name: string; url: string }[], who = anchor) => site.call('setRoomEmotes', { emotes }, who)
const shown = async () => (await site.ok('getRoom', { uid: anchor.userId })).rules.own
const statusOf = async (address: string) => (await fetch(`${await site.origin()}${address}`)).status
const say = async (who: SignedIn, text: string) => {
  await site.clock.skip(60_000)
  return (await site.call('sendRoomMessage', { uid: anchor.userId, text }, who)).reason
}

test('AIR-07 the anchor has emotes of the own: the room hears of them, fans write them, and their files go with them', async () => {
  const [first, second] = [await picture(anchor), await picture(anchor)]
  const socket = await site.socket({ token: guest.token })
  await socket.subscribe({ topic: `room.${anchor.userId}` })
  const both = [
    { name: '冲', url: first },
    { name: 'Goal', url: second },
  ]
  expect(await set(both)).toMatchObject({ code: 0, msg: '专属表情已更新' })
  const told = await socket.next(({ data }) => 'event' in data && data.event === 'rules')
  expect(told.data).toMatchObject({ rules: { own: both } })
  expect(await shown()).toEqual(both)
  socket.close()

  await site.db.query('delete from room_contributions where room_uid = $1 and user_id = any($2::bigint[])', [
    anchor.userId,
    [fan.userId, guest.userId],
  ])
  await site.ok('sendGift', { gift_id: 3, anchor_id: anchor.userId, num: 1, type: 0 }, fan)
  expect(await say(fan, '好球[冲]')).toBeUndefined()
  expect(await say(guest, '好球[冲]')).toBe('chat-fan-emote')
  expect(await say(guest, '好球[赞]')).toBeUndefined()
  expect(await say(anchor, '[Goal]')).toBeUndefined()

  expect(await set(both.slice(1))).toMatchObject({ code: 0 })
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  expect(await say(guest, '好球[冲]冲')).toBeUndefined()
  await set([])
  expect(await shown()).toBeUndefined()
  expect(await statusOf(second)).toBe(404)
})

test('AIR-07 names that are no words, pictures of somebody else, and people without a room are refused', async () => {
  const url = await picture(anchor)
  for (const name of ['微笑', 'a b', '[a]', '<b>'])
    expect([name, (await set([{ name, url }])).reason]).toEqual([name, 'emote-name'])
  const twice = { name: 'a', url }
  expect((await set([twice, twice])).reason).toBe('emote-name')
  const [theirs, elsewhere] = [await picture(fan), 'https://elsewhere.example/a.webp']
  for (const other of [theirs, elsewhere, 'javascript:alert(1)', '/media/covers/fb-hero.webp'])
    expect([other, (await set([{ name: 'a', url: other }])).reason]).toEqual([other, 'emote-picture'])
  expect((await set([{ name: 'a', url: theirs }], fan)).code).not.toBe(0)
  expect((await set(Array.from({ length: 13 }, (_, at) => ({ name: `e${at}`, url })))).reason).toBe('input-invalid')
  expect(await shown()).toBeUndefined()
})
