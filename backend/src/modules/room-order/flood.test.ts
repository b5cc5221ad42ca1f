import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type OrderRoom, openOrderRoom } from './order-room.fixture'

let open: OrderRoom
let site: OrderRoom['site']
let say: OrderRoom['say']
beforeAll(async () => {
  open = await openOrderRoom()
  ;({ site, say } = open)
})
afterAll(() => open.site.close())
beforeEach(() => open.calm())

describe('flood', () => {
  test('LIVE-03 the third equal line in a row is refused, another one in between makes it fine', async () => {
    const texts = ['加油', '加油！', '加 油', '换一句', '加油']
    const reasons: (string | undefined)[] = []
    for (const text of texts) {
      reasons.push((await say('rich', text)).reason)
      await site.clock.advance(1_000)
    }
    expect(reasons).toEqual([undefined, undefined, 'chat-repeated', undefined, undefined])
    await say('rich', '加油')
    await site.clock.skip(limits.chatRepeatWindowS * 1_000)
    expect((await say('rich', '加油')).code).toBe(0)
  })

  test('LIVE-03 links, emoji bombs, empty dressings and long texts are refused; words are masked', async () => {
    expect((await say('rich', '快来 www.bets.top')).reason).toBe('chat-link')
    expect(await say('rich', '😀'.repeat(limits.chatEmojis + 1))).toMatchObject({ msg: '一条消息最多 20 个表情' })
    expect((await say('rich', '\u200b\u2060\ufeff')).reason).toBe('chat-empty')
    expect((await say('rich', '字'.repeat(limits.chatTextChars + 1))).reason).toBe('chat-long')
    await site.clock.advance(5_000)
    expect((await say('rich', '𠀀'.repeat(limits.chatTextChars))).code).toBe(0)
    expect((await say('rich', '这是博 彩广告')).data).toMatchObject({ text: '这是* *广告' })
    expect((await say('anchor', '官网 https://pitchside.example')).code).toBe(0)
  })
})
