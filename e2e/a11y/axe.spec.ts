import type { Page } from '@playwright/test'
import { axeOn, seriousFindings } from '../fixtures/axe'
import { goWithin } from '../fixtures/focus'
import { type DemoName, expect, mobileOf, test } from '../fixtures/people'
import { settled } from '../fixtures/settled'
import { lookAtBoxes, lookAtDocument } from '../looks/look'
import type { Fault } from '../looks/seen'
import { resize, showTheme, sizes, themes } from '../looks/sizes'
import { watchLooks } from '../looks/watch'
import { siteWords } from '../looks/words'
import { LoginDialog } from '../pages/login-dialog'
import { runningMatch } from '../pages/score-list'
import type { Language } from '../screenshots/texts'

type Theme = (typeof themes)[number]

/** Serious and critical findings, each with the first places it was found at. */
async function findings(page: Page, inside?: string, rules?: readonly string[]): Promise<string[]> {
  // Half-faded text has too little contrast: only what stands still is judged.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  const axe = axeOn(page)
  if (inside) axe.include(inside)
  if (rules) axe.withRules([...rules])
  return seriousFindings(axe)
}

/** Rules that look at colours; all others read the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** What is judged of a page that is looked at in one theme after the other: everything once. */
const rulesIn: Record<Theme, readonly string[] | undefined> = { dark: undefined, light: colourRules }

/** Findings of what a page shows in both themes. */
async function findingsInBoth(page: Page, inside?: string): Promise<Record<Theme, string[]>> {
  await showTheme(page, 'dark')
  const dark = await findings(page, inside)
  await showTheme(page, 'light')
  return { dark, light: await findings(page, inside, rulesIn.light) }
}

async function openIn(page: Page, theme: Theme, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.locator('main')).toHaveText(/\S{2}/)
  // A site that has just begun still reads what can be searched, and answers slowly.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

const told = ({ judge, where, what }: Fault) => `${judge}: ${where}: ${what}`

/** What looks wrong on some screen: in every size and both themes, in the language of the page. */
async function faultsOnScreens(page: Page, words: ReturnType<typeof siteWords>, language: Language): Promise<string[]> {
  const faults = await lookAtDocument(page, words, language)
  for (const size of sizes) {
    await resize(page, size)
    for (const theme of themes) {
      await showTheme(page, theme)
      faults.push(...(await lookAtBoxes(page)))
    }
  }
  return [...new Set(faults.map(told))]
}

/** Pages in a language, each group in another one: all of them in all are opened by `npm run looks`. */
const pagesOf: Record<string, { language: Language; paths: readonly string[] }> = {
  'of live and scores': {
    language: 'en',
    paths: [
      ...['/main', '/live?id=3', '/persona?id=101', '/football', '/score-detail?type=football', '/base-football?id=82'],
      ...['/foresight', '/schedule'],
    ],
  },
  'of news and videos': {
    language: 'zh',
    paths: [
      ...['/news', '/detail?id=1', '/comment?id=1', '/video-list', '/video-player?id=1', '/video-classify'],
      ...['/search?name=曼联', '/search'],
    ],
  },
  'of circles and experts': {
    language: 'vi',
    paths: [
      ...[
        '/circle',
        '/circle-detail?id=1',
        '/circle-detail?post=1',
        '/specialist',
        '/specialist-home?type=1&when=over',
      ],
      ...['/specialist-home?type=0', '/specialist-news', '/specialist-info?id=401', '/specialist-detail?id=20'],
    ],
  },
}

for (const [name, { language, paths }] of Object.entries(pagesOf))
  test(`SHELL-16 SEEN-01 no page ${name} has a serious finding or looks wrong in dark or light`, async ({
    page,
    site,
  }) => {
    const words = siteWords()
    await watchLooks(page)
    const found: Record<string, string[]> = {}
    for (const [index, path] of paths.entries()) {
      const address = path.startsWith('/score-detail') ? `${path}&id=${await runningMatch(site)}` : path
      // One document for all of them: header and footer are judged with the first.
      await page.setViewportSize({ width: 1440, height: 900 })
      if (index === 0) await openIn(page, 'dark', `${address}?lang=${language}`)
      else await goWithin(page, address)
      await settled(page)
      const { dark, light } = await findingsInBoth(page, index === 0 ? undefined : 'main')
      const wrong = await faultsOnScreens(page, words, language)
      if (dark.length + light.length + wrong.length > 0) found[path] = [...dark, ...light, ...wrong]
    }
    expect(found).toEqual({})
  })

for (const theme of ['dark', 'light'] as const) {
  test(`SHELL-16 the log-in has no serious finding in any of its forms in ${theme}`, async ({ page, site }) => {
    const judged = (inside?: string) => findings(page, inside, rulesIn[theme])
    await openIn(page, theme, '/downLoad')
    const dialog = new LoginDialog(page, site)
    await dialog.open()
    await expect(dialog.box.getByRole('img', { name: '登录二维码' })).toBeVisible()
    const found: Record<string, string[]> = { qr: await judged('[role="dialog"]') }
    await dialog.byPhone()
    await dialog.box.getByRole('button', { name: '登录', exact: true }).click()
    await expect(dialog.box.getByText('请输入手机号')).toBeVisible()
    found.password = await judged('[role="dialog"]')
    await dialog.fillPassword(mobileOf('visitor'), 'not-sent')
    await expect(dialog.box.getByRole('slider', { disabled: false })).toBeVisible()
    found.captcha = await judged('[role="dialog"]')
    await dialog.box.getByRole('button', { name: '返回' }).click()
    await dialog.box.getByRole('button', { name: '忘记密码' }).click()
    found.forgot = await judged('[role="dialog"]')
    await dialog.box.getByRole('button', { name: '返回' }).click()
    await dialog.box.getByRole('button', { name: '立即注册' }).click()
    found.register = await judged('[role="dialog"]')
    expect(found).toEqual({ qr: [], password: [], captcha: [], forgot: [], register: [] })
  })

  test(`SHELL-16 a member's pages, user menu and private messages have no serious finding in ${theme}`, async ({
    openAs,
    known,
  }) => {
    const page = await openAs(await known('visitor'))
    const judged = (inside?: string) => findings(page, inside, rulesIn[theme])
    await openIn(page, theme, '/member')
    const found: Record<string, string[]> = { member: await judged() }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /个人中心/ })
      .focus()
    await expect(page.getByRole('region', { name: '每日签到' })).toBeVisible()
    found.menu = await judged()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: /私信/ }).click()
    await expect(page.getByRole('complementary', { name: '私信面板' }).getByRole('searchbox').first()).toBeVisible()
    found.chat = await judged('aside')
    for (const tab of ['联系人', '群组']) {
      await page.getByRole('complementary', { name: '私信面板' }).getByRole('tab', { name: tab }).click()
      await expect(page.locator('aside [aria-busy="true"]')).toHaveCount(0)
      found[tab] = await judged('aside')
    }
    expect(found).toEqual({ member: [], menu: [], chat: [], 联系人: [], 群组: [] })
  })
}

const sectionsOf: Partial<Record<DemoName, readonly string[]>> = {
  visitor: [
    ...['type=1', 'type=1&isRecharge=true', 'type=1&tab=orders', 'type=1&tab=withdraw', 'type=1&tab=convert'],
    ...['type=1&tab=cards', 'type=2', 'type=14', 'type=15', 'type=31', 'type=16', 'type=3', 'type=4', 'type=18'],
    ...['type=26', 'type=30', 'type=30&edit=new', 'type=32', 'type=40', 'type=41'],
    ...['type=19', 'type=12', 'type=6', 'type=11', 'type=13', 'type=7', 'type=28'],
  ],
  anchor: ['type=9', 'type=8', 'type=20', 'type=21', 'type=10', 'type=22'],
}

for (const [name, sections = []] of Object.entries(sectionsOf))
  test(`SHELL-16 MEM-01 no section of the member centre of the ${name} has a serious finding in dark or light`, async ({
    openAs,
    known,
  }) => {
    const page = await openAs(await known(name as DemoName))
    await openIn(page, 'dark', '/member')
    const found: Record<string, string[]> = {}
    for (const section of sections) {
      await page.evaluate((query) => {
        history.pushState({}, '', `/member?${query}`)
        dispatchEvent(new PopStateEvent('popstate'))
      }, section)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const { dark, light } = await findingsInBoth(page, 'main')
      if (dark.length + light.length > 0) found[section] = [...dark, ...light]
    }
    expect(found).toEqual({})
  })
