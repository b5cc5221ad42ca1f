import type { Page } from '@playwright/test'
import { furtherVersion } from '../fixtures/more-versions'
import { demoPassword, mobileOf } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import type { Shot, Stage } from './shot-table'

/** What the console reads of a package; figures are per minute of the last hour. */
interface Row {
  name: string
  canary?: { build: string }
  health: Record<'stable' | 'canary', Figures | undefined>
}
interface Figures {
  minutes: { at: number; loads: number; failures: number }[]
  p75: number
}

/** Versions of every kind: canaries, one that is ready, one before, one that was taken back. Once a site. */
export async function consoleVersions(site: RunningSite): Promise<void> {
  const publish = async (name: string, version: string) => {
    const { packages } = await site.release('status', name)
    const [{ build: stable = '' } = {}] = packages as { build: string }[]
    const { folder, build } = await furtherVersion(site.dataDir, name, stable, version)
    await site.release('publish', name, '--folder', folder)
    return build
  }
  const go = (verb: string, name: string, build: string, ...rest: string[]) =>
    site.release(verb, name, '--version', build, '--by', 'mei', ...rest)
  const [next, rooms, bad, talk] = [
    await publish('remote-scores', '1.1.0'),
    await publish('remote-live', '1.4.0'),
    await publish('remote-content', '1.2.0'),
    await publish('remote-chat', '1.0.3'),
  ]
  await publish('remote-member', '1.0.1')
  await go('promote', 'remote-scores', next, '--why', '新的比分行 · kiểm tra xong')
  await go('canary', 'remote-live', rooms, '--percent', '5', '--why', 'danmaku lanes')
  await go('canary', 'remote-chat', talk, '--percent', '25', '--why', 'faster list')
  await go('promote', 'remote-content', bad, '--why', '圈子新版式')
  await site.release('rollback', 'remote-content', '--why', '封面不显示，先回到上一版')
}

/** An hour of visitors: what a site without any shows as "no data". `sick` = one canary that fails. */
async function withVisitors(page: Page, sick?: string): Promise<void> {
  await page.route('**/console/api/state*', async (route) => {
    const reply = await route.fetch()
    const state = (await reply.json()) as { packages?: Row[] }
    const hour = (share: number, perMinute: number): Figures => ({
      minutes: Array.from({ length: 60 }, (_none, at) => {
        const loads = perMinute + ((at * 7) % 5)
        return { at, loads, failures: (at * 3) % 10 < 2 ? Math.round(loads * share * 5) : 0 }
      }),
      p75: 780,
    })
    for (const row of state.packages ?? [])
      row.health = {
        stable: hour(0.004, 42),
        canary: row.canary ? hour(row.name === sick ? 0.07 : 0.004, 9) : undefined,
      }
    await route.fulfill({ response: reply, json: state })
  })
}

/** The console keeps its language and theme itself. */
async function dress({ page, language, theme }: Stage): Promise<void> {
  await page.evaluate(
    ([words, colours]) => {
      localStorage.setItem('console-language', words ?? '')
      localStorage.setItem('theme', colours ?? '')
    },
    [language, theme],
  )
  await page.reload()
}

async function enter(stage: Stage): Promise<void> {
  const { page } = stage
  await dress(stage)
  const rows = page.locator('[data-package]').first()
  const number = page.locator('input[name=mobile]')
  await rows.or(number).first().waitFor()
  if (!(await number.isVisible())) return
  await number.fill(`86-${mobileOf('releaseManager')}`)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await rows.waitFor()
}

const shot = (name: string, act: (stage: Stage) => Promise<unknown>): Shot => ({
  name: `console-${name}`,
  path: '/console',
  as: 'operator',
  isFullPage: true,
  prepare: async (stage) => {
    await stage.page.unroute('**/console/api/state*')
    await act(stage)
  },
})
const button = (page: Page, at: string) => page.locator(at).first().click()

/** The release console, which has a log-in, a theme and a language of its own. */
export const consoleShots: readonly Shot[] = [
  {
    name: 'console-sign-in',
    path: '/console',
    prepare: dress,
  },
  shot('matrix', async (stage) => {
    await withVisitors(stage.page)
    await enter(stage)
  }),
  shot('alarm', async (stage) => {
    await withVisitors(stage.page, 'remote-live')
    await enter(stage)
  }),
  shot('quiet', (stage) => enter(stage)),
  shot('grow', async (stage) => {
    await enter(stage)
    await button(stage.page, '[data-package="remote-chat"] .btn--primary')
  }),
  shot('compare', async (stage) => {
    await enter(stage)
    await button(stage.page, '.rh .btn--outline')
  }),
]
