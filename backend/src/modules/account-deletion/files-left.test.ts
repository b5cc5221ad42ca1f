import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'
import { createLeaving } from './leaving.fixture'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'uploads', 'live', 'chat', 'accountDeletion'] })
})
afterAll(() => site.close())
beforeEach(() => site.clock.skip(3_600_000))

const { register, remove } = createLeaving(() => site)
const statusOf = async (address: string) => (await fetch(`${await site.origin()}${address}`)).status

test('EDGE-09 who leaves takes nothing of others along: neither now, nor by a row of an older version', async () => {
  const anchor = await site.signIn('anchor')
  const picture = (await uploadPicture(site, anchor.token, 'avatar')).address
  const alone = (await uploadPicture(site, anchor.token, 'cover')).address
  await site.ok('updateProfile', { avatar: picture }, anchor)
  for (const address of [picture, alone]) {
    const thief = await register()
    expect(await site.call('updateProfile', { avatar: address }, thief)).toMatchObject({ reason: 'avatar-refused' })
    await site.db.query('update users set avatar = $2 where id = $1', [thief.id, address])
    expect(await remove(thief)).toMatchObject({ code: 0 })
    expect(await statusOf(address)).toBe(200)
  }
})

test('EDGE-09 what a member leaves behind in the store goes with the account, but for what others still see', async () => {
  const person = await register()
  const draft = (await uploadPicture(site, person.token, 'post')).address
  const shown = (await uploadPicture(site, person.token, 'post')).address
  const imageInfoArray = [{ type: 0, url: shown, width: 1, height: 1, size: 1 }]
  const payload = { uuid: 'x', imageFormat: 255, imageInfoArray }
  await site.ok('sendMessage', { to: '7', type: 'TIMImageElem', payload, nonce: 'left-behind-1' }, person)
  expect(await remove(person)).toMatchObject({ code: 0 })
  expect([await statusOf(draft), await statusOf(shown)]).toEqual([404, 200])
})
