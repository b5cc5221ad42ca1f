import { describe, expect, test } from '@jest/globals'
import { noContributions } from './contributions'
import { documentTitle, pageAt } from './page-title'

const contributions = {
  ...noContributions,
  pages: [
    { path: '/football', title: 'scores:title.football', layout: { hidesHeader: true } },
    { path: '/trophy/home', title: 'scores:title.worldCup' },
    { path: '/room/:uid', title: 'live:title.room' },
  ],
}

describe('the page at an address', () => {
  test('SHELL-03 the title of the home page stands alone, others carry the name of the site', () => {
    expect(documentTitle(pageAt('/main', contributions), '首页', '场边直播')).toBe('首页')
    expect(documentTitle(pageAt('/football', contributions), '足球比分', '场边直播')).toBe('足球比分 - 场边直播')
  })

  test('is found without regard to case, with parts that vary, and else is the not-found page', () => {
    expect(pageAt('/Trophy/Home', contributions).title).toBe('scores:title.worldCup')
    expect(pageAt('/room/31', contributions).title).toBe('live:title.room')
    expect(pageAt('/room', contributions).path).toBe('/404')
  })
})
