import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live'] })
})
afterAll(() => site.close())

const say = async (token: string, text: string) =>
  site.call('sendRoomMessage', { uid: 101, text, color: '#ff0000' }, { token, language: 'en' })

test('LIVE-04 only nobles colour a plain line', async () => {
  const { token, userId } = await site.signIn('visitor')
  await site.db.query('update users set tier = 0 where id = $1', [userId])
  expect(await say(token, 'in red')).toMatchObject({
    reason: 'color-noble',
    msg: 'Coloured lines are a privilege of nobles',
  })
  await site.db.query('update users set tier = 1 where id = $1', [userId])
  expect((await say(token, 'in red')).data).toMatchObject({ no: 101, color: '#ff0000', tier: 1 })
  expect((await site.call('sendRoomMessage', { uid: 101, text: 'x', color: 'red' }, { token })).reason).toBe(
    'input-invalid',
  )
})
