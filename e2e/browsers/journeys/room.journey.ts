import { call } from '../../fixtures/api'
import { expect, journey } from '../journey'
import { outlinedPixels, plays } from '../room'

const anchorId = 3
const input = 'aside[aria-label="聊天"] input'
const line = '[role="log"] [data-state], [role="log"] li, [role="log"] p'

journey(
  'LOOP-04 room: the picture moves, a line of somebody else comes in, an own one flies and reaches the others',
  async ({ tab, site, known }) => {
    await tab.beginAs(await known('visitor'))
    await tab.open(`/live?id=${anchorId}`)
    await plays(tab)
    const theirs = `右路又被打穿了 ${Date.now()}`
    await call(site.address, 'sendRoomMessage', { uid: anchorId, text: theirs }, (await known('rich')).token)
    await tab.see(line, new RegExp(theirs))
    expect(await outlinedPixels(tab)).toBe(0)

    const mine = `这脚传球太漂亮了 ${Date.now()}`
    await tab.type(input, mine)
    await tab.enter(input)
    await expect.poll(() => outlinedPixels(tab)).toBeGreaterThan(20)
    await tab.see(line, new RegExp(mine))
    const heard = await call(site.address, 'getRoomHistory', { id: String(anchorId) })
    expect(JSON.stringify(heard)).toContain(mine)
  },
)
