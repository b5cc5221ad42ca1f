import { call } from '../../fixtures/api'
import { runningMatches, scoreIn } from '../../pages/score-list'
import { expect, journey } from '../journey'

const search = 'main input[type="search"]'

journey(
  'LOOP-04 scores list: a goal moves the score in its row, a search leaves what it finds',
  async ({ tab, site }) => {
    await tab.open('/football?tab=live')
    await tab.see('[data-feed="live"]')
    await tab.see('[data-row]')
    // The list holds only rows near the screen, and they come a few in a frame.
    const rows = () =>
      tab.read(() => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((one) => Number(one.dataset.row)))
    const running = await runningMatches(site)
    const inSight = async () => (await rows()).find((one) => running.includes(one)) ?? 0
    await expect.poll(inSight, 'a running match in sight').toBeGreaterThan(0)
    const id = await inSight()
    const row = `[data-row="${id}"]`
    await tab.see(row, new RegExp(await scoreIn(site, id)))

    const { data } = await call(site.address, 'listFootballMatches', { type: 1, is_web: 1 })
    const home = data.find((match) => match.id === id)?.home_team_name_zh ?? ''
    await tab.type(search, home)
    await expect.poll(() => tab.path()).toContain('q=')
    await tab.see(row)
    const names = () => tab.read(() => [...document.querySelectorAll('[data-row]')].map((one) => one.textContent ?? ''))
    await expect.poll(async () => (await names()).every((text) => text.includes(home))).toBe(true)
    await tab.reload()
    await tab.see(row)
    await expect
      .poll(() => tab.read((one: string) => document.querySelector<HTMLInputElement>(one)?.value, search))
      .toBe(home)
  },
)
