import { Key } from 'selenium-webdriver'
import { call } from '../../fixtures/api'
import { siteDay } from '../../fixtures/days'
import { expect, journey } from '../journey'

const tabOf = (name: string) => [`[role="tab"][aria-selected="true"]`, name] as const

journey('LOOP-04 match: its score, its views by keyboard, and the table with its teams', async ({ tab, site }) => {
  const days = await Promise.all(
    [0, -1].map((day) => call(site.address, 'listFootballMatches', { time: siteDay(day) })),
  )
  const match = days.flatMap(({ data }) => data).find((row) => row.status === 8 && row.stage === '')
  if (!match) throw new Error('no match has ended')
  await tab.open(`/score-detail?type=football&id=${match.id}`)
  await tab.see('h1', new RegExp(`${match.home_team_name_zh}.*${match.away_team_name_zh}`))
  await tab.click('[role="tab"]', '赛况')
  for (const name of ['文字直播', '统计', '阵容', '指数', '交锋', '积分榜']) {
    await tab.press(Key.ARROW_RIGHT)
    await tab.see(...tabOf(name))
  }
  await expect.poll(() => tab.path()).toContain('tab=table')
  await tab.see('table td, table th', new RegExp(match.home_team_name_zh))
  await tab.reload()
  await tab.see(...tabOf('积分榜'))
})
