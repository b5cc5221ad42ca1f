import { newMember } from '../../fixtures/people'
import { expect, journey } from '../journey'

const field = 'main textarea, main [role="textbox"]'

journey(
  'LOOP-04 article: a story of the list is read, and a comment is there for whoever comes next',
  async ({ tab, site }) => {
    await tab.beginAs(await newMember(site.address))
    await tab.open('/news')
    await tab.click('main a[href^="/detail?id="]')
    await expect.poll(() => tab.path()).toMatch(/^\/detail\?id=\d+/)
    const path = await tab.path()
    await tab.see('main h1')
    await tab.see('main article p')
    const words = `换人之后节奏完全不同 ${Date.now()}`
    await tab.type(field, words, /说说你的看法/)
    await tab.click('main button', '发布')
    await tab.see('*', '评论已发布')

    await tab.begin()
    await tab.open(path)
    await tab.click('main button', '最新')
    await tab.see('main article *', words)
  },
  { isLong: true },
)
