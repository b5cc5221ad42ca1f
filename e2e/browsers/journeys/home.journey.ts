import { expect, journey } from '../journey'
import { plays } from '../room'

journey('LOOP-04 home: every part is filled, the first room plays, and a click leads into it', async ({ tab }) => {
  await tab.open('/main')
  await tab.see('section[aria-label="焦点赛事"] a, section[aria-labelledby] a')
  // The foot of the page comes when somebody comes near.
  await tab.read(() => document.querySelector('footer')?.scrollIntoView())
  for (const title of ['热门赛事', '直播间', '头条', '主播榜', '精彩视频']) await tab.see('main h2', title)
  await tab.gone('main [aria-busy="true"]')
  await tab.gone('[data-remote-down]')
  await tab.read(() => scrollTo(0, 0))
  await plays(tab)
  await tab.click('main a', '进入直播间')
  await expect.poll(() => tab.path()).toMatch(/^\/live\?id=\d+/)
  await plays(tab)
})
