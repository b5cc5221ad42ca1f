import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type Exception, type MetFault, unexplained } from './exceptions'
import { chineseWords } from './judges/chinese-words'
import { consoleLines } from './judges/console-lines'
import { contrast } from './judges/contrast'
import { largestHole } from './judges/emptiness'
import { lookAtBoxes, lookAtColours, lookAtLoad } from './look'
import { gathered, htmlReport } from './report'
import { sampleOf } from './sample'
import type { Fault } from './seen'
import { watchLooks, withoutUsedPreloads } from './watch'
import { siteWords } from './words'

const words = { zh: new Set(['关注']), en: new Set(['Follow', 'Ranking']), vi: new Set(['Theo dõi', 'Ranking']) }

/** Fills the screen decently: what is planted into it is the only fault. */
const good = `
  <main style="font:16px sans-serif;color:#111;background:#fff;width:900px">
    <section style="background:#eee;padding:16px"><button onclick="this.focus()" type="button">Follow</button></section>
    <p style="overflow:hidden;white-space:nowrap;text-overflow:ellipsis;width:90px" title="A long name of a team">
      A long name of a team</p>
    ${Array.from({ length: 22 }, (_none, row) => `<p style="margin:6px">Row ${row} ${'with words from left to right, '.repeat(3)}</p>`).join('')}
  </main>`

async function show(page: Page, planted = ''): Promise<string[]> {
  const said = await watchLooks(page)
  await page.setViewportSize({ width: 1000, height: 700 })
  const html = `<!doctype html><html lang="en"><title>Page</title><body style="margin:0">${good}${planted}`
  await page.route('http://looks.test/**', (route) =>
    route.request().url().endsWith('.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
        })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto('http://looks.test/')
  await page.evaluate(async () => {
    // An inline handler is what a page without React has; it is heard like any other.
    for (const button of document.querySelectorAll('button[onclick]')) button.addEventListener('click', () => undefined)
    await document.fonts.ready
  })
  return said
}

const judges = (faults: readonly Fault[]) => [...new Set(faults.map(({ judge }) => judge))]
const all = async (page: Page) => [
  ...(await lookAtLoad(page, words, 'en')),
  ...(await lookAtBoxes(page)),
  ...(await lookAtColours(page)),
]
const at = (place: string, what: string) => `<div style="position:absolute;${place}">${what}</div>`

test('a good page is left alone by every judge', async ({ page }) => {
  const said = await show(page, at('left:20px;top:600px', '<img src="a.svg" width="40" height="40" alt="">'))
  expect(await all(page)).toEqual([])
  expect(consoleLines(said)).toEqual([])
})

const planted: Record<string, string> = {
  overlap: at('left:780px;top:20px', 'Sign in') + at('left:790px;top:22px', 'Search'),
  'cut-text': at(
    'left:780px;top:20px;width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis',
    'Manchester United',
  ),
  'broken-words': at('left:780px;top:20px;width:90px;overflow-wrap:anywhere', 'Independiente Medellín'),
  'out-of-card': at(
    'left:780px;top:100px;width:60px;background:#ddd',
    '<button type="button" onclick="" style="width:90px">Buy</button>',
  ),
  sideways: at('left:980px;top:20px;width:90px', 'Wide'),
  'foreign-words': at('left:780px;top:20px', '关注'),
  unsized: at('left:780px;top:20px', '<img src="b.svg" alt="">'),
  'dead-buttons': at('left:780px;top:20px', '<button type="button">Nothing</button>'),
  contrast: at('left:780px;top:20px;color:#bbb;background:#fff', 'Pale words'),
}
for (const [judge, fault] of Object.entries(planted))
  test(`a planted fault is seen: ${judge}`, async ({ page }) => {
    await show(page, fault)
    expect(judges(await all(page))).toEqual([judge])
  })

test('words that end at the edge of a card are seen, those one can scroll to are not', async ({ page }) => {
  const card = (overflow: string) =>
    at(`left:780px;top:20px;width:90px;overflow:${overflow};white-space:nowrap`, '<b>Tactics</b> <b>Commentary</b>')
  await show(page, card('auto'))
  expect(await lookAtBoxes(page)).toEqual([])
  await show(page, card('hidden'))
  expect(judges(await lookAtBoxes(page))).toEqual(['cut-text'])
  const badge = '<b style="padding:0 20px;background:#ddd;color:#000">Marquis</b>'
  await show(page, at('left:780px;top:20px;width:90px;overflow:hidden;white-space:nowrap', badge))
  expect(judges(await lookAtBoxes(page))).toEqual(['cut-text'])
})

test('an address and a number may go on in the next line, and so may a word with a hyphen', async ({ page }) => {
  const narrow = 'left:780px;top:20px;width:90px;overflow-wrap:anywhere'
  for (const text of [
    'https://looks.test/matches/today',
    'a83fbc7712dd09e1a83f',
    '足球篮球电竞赛事直播比分',
    'Rangers-Wanderers',
  ]) {
    await show(page, at(narrow, text))
    expect(await lookAtBoxes(page), text).toEqual([])
  }
  await show(page, at(`${narrow};hyphens:auto`, 'Incomprehensibilities'))
  expect(await lookAtBoxes(page)).toEqual([])
})

test('words that are wider than their button are seen, and a menu whose word is cut though its title tells it', async ({
  page,
}) => {
  const narrow = 'display:block;width:30px;white-space:nowrap;background:#ddd;color:#000'
  await show(page, at('left:780px;top:20px', `<a href="/app" style="${narrow}">Download</a>`))
  expect(judges(await lookAtBoxes(page))).toEqual(['out-of-card'])
  const cut = 'display:block;width:40px;overflow:hidden;text-overflow:ellipsis'
  const menu = (tag: string) => `<${tag}><a href="/reminders" title="Reminders" style="${cut}">Reminders</a></${tag}>`
  await show(page, at('left:780px;top:20px', menu('div')))
  expect(await lookAtBoxes(page)).toEqual([])
  await show(page, at('left:780px;top:20px', menu('nav')))
  expect(judges(await lookAtBoxes(page))).toEqual(['cut-text'])
})

test('a Chinese word of a page in another language is seen, and a name is none', () => {
  const box = { left: 0, top: 0, width: 90, height: 20 }
  const said = (text: string, top = 0) => ({ where: 'p', text, box: { ...box, top } })
  const screen = { width: 1280, height: 720 }
  const wordings = [said('老周 gave a scarf'), said('北看台老周 · 老周'), said('老周 进球了'), said('进球了', 900)]
  expect(chineseWords(wordings, ['老周', '北看台老周'], screen).map(({ what }) => what)).toEqual(['"老周 进球了"'])
})

test('text behind something opaque is no text over text', async ({ page }) => {
  await show(page, at('left:780px;top:20px', 'Behind') + at('left:770px;top:10px;background:#fff;padding:10px', 'Menu'))
  expect(await lookAtBoxes(page)).toEqual([])
})

test('text whose end lies behind something opaque is no text over text, and before it is', async ({ page }) => {
  const long = at('left:700px;top:20px;white-space:nowrap', 'The beginning is read, the end not')
  const panel = (left: number, colour: string) =>
    at(`left:${left}px;top:10px;background:${colour};padding:10px 40px 10px 20px`, 'Menu of it')
  await show(page, long + panel(820, '#fff'))
  expect(await lookAtBoxes(page)).toEqual([])
  await show(page, long + panel(820, 'none'))
  expect(judges(await lookAtBoxes(page))).toEqual(['overlap'])
})

test('a picture that stands in its address needs no place kept', async ({ page }) => {
  const svg = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')
  await show(page, at('left:780px;top:20px', `<img src="data:image/svg+xml,${svg}" alt="">`))
  expect(await lookAtLoad(page, words, 'en')).toEqual([])
})

test('a screen with a hole is seen: emptiness', async ({ page }) => {
  await show(page)
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('p')) line.remove()
  })
  expect(judges(await lookAtBoxes(page))).toEqual(['emptiness'])
  const screen = { width: 200, height: 100 }
  expect(largestHole({ screen, filled: [{ left: 0, top: 0, width: 200, height: 40 }] })).toEqual({
    left: 0,
    top: 40,
    width: 200,
    height: 60,
  })
})

test('what moves after it was shown is seen: shifts', async ({ page }) => {
  await show(page)
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await twoFrames()
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div style="height:200px">Late banner</div>')
    await twoFrames()
  })
  await expect.poll(async () => judges(await lookAtLoad(page, words, 'en'))).toContain('shifts')
})

test('a font that does not come is seen: fonts', async ({ page }) => {
  await show(
    page,
    `<style>@font-face{font-family:Brought;src:url(gone.woff2)}</style>${at('left:780px;top:20px;font-family:Brought,sans-serif', 'Letters')}`,
  )
  expect(judges(await lookAtLoad(page, words, 'en'))).toEqual(['fonts'])
})

test('a number beside a Chinese word for screen readers stands in the font that was brought', async ({ page }) => {
  const font = readFileSync('shared/ui/src/styles/fonts/barlow-sc-600.woff2').toString('base64')
  const spoken = '<span style="position:absolute;clip-path:inset(50%)">点赞</span>'
  await show(
    page,
    `<style>@font-face{font-family:Brought;src:url(data:font/woff2;base64,${font})}</style>${at('left:780px;top:20px;font-family:Brought', `${spoken}2,600`)}`,
  )
  await page.evaluate(() => document.fonts.load('16px Brought', '2,600'))
  expect(await lookAtLoad(page, words, 'en')).toEqual([])
})

test('what the page complains of is seen: console', async ({ page }) => {
  const said = await show(page)
  await page.evaluate(() => console.error('broken'))
  await expect.poll(() => judges(consoleLines(said))).toEqual(['console'])
})

test('what drives the browser says of itself is no fault of the page', async ({ page }) => {
  const said = await show(page)
  await page.evaluate(() => {
    console.warn('Service Worker registration blocked by Playwright ()')
    console.warn('Service Worker registration failed')
  })
  await expect.poll(() => said.length).toBe(1)
  expect(said[0]).toContain('failed')
})

test('a preload that is used late is no fault, one that is never used is', async ({ page }) => {
  await show(page, at('left:780px;top:20px', '<img src="http://looks.test/used.svg" width="40" height="40" alt="">'))
  // A wider screen takes a larger one.
  await page.locator('img').evaluate((image: HTMLImageElement) => {
    image.src = 'http://looks.test/larger.svg'
    return image.decode()
  })
  // Scripts of a remote are fetched early and run when their page is drawn.
  await page.route('http://looks.test/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.addScriptTag({ url: 'http://looks.test/used.js' })
  const line = (name: string) =>
    `The resource http://looks.test/${name} was preloaded using link preload but not used within a few seconds`
  const used = [line('used.svg'), line('larger.svg?w=480'), line('used.js')]
  const left = [line('other.svg'), line('other.js'), 'broken']
  expect(await withoutUsedPreloads(page, [...used, ...left])).toEqual(left)
})

test('names are words of every page, those of languages among them; other words are of their language', () => {
  const { zh, en, vi } = siteWords()
  expect([zh.has('中文'), en.has('English'), vi.has('Tiếng Việt')]).toEqual([false, false, false])
  // Nor are a club and a player of games who share theirs with a word.
  expect([en.has('Heat'), en.has('Gale')]).toEqual([false, false])
  expect([zh.has('关注'), en.has('Follow'), vi.has('Theo dõi')]).toEqual([true, true, true])
  // Those of the operators' page and of the console among them.
  expect([vi.has('Đăng nhập vận hành'), en.has('Operator log-in')]).toEqual([true, true])
})

test('findings about colours name their place', () => {
  const findings = [{ id: 'color-contrast', nodes: [{ target: ['.pale'], any: [{ message: '2.1 is too little' }] }] }]
  expect(contrast(findings)).toEqual([{ judge: 'contrast', where: '.pale', what: '2.1 is too little' }])
})

const met: MetFault = { judge: 'overlap', where: 'a > b', what: '<x>', shot: 'live-gift', screen: 'live-gift en' }
const known: Exception = { judge: 'overlap', shot: 'live', where: 'b', why: 'flies over the picture' }

test('an exception excuses its fault alone, and one that nobody needs is told after a whole run', () => {
  expect(unexplained([met], [known], true)).toEqual({ left: [], unused: [] })
  expect(unexplained([{ ...met, shot: 'main' }], [known], true)).toEqual({
    left: [{ ...met, shot: 'main' }],
    unused: [known],
  })
  expect(unexplained([], [known], false).unused).toEqual([])
})

test('a fault of many screens is told once, safely', () => {
  const reported = gathered([met, { ...met, screen: 'live-gift zh' }])
  expect(reported.map(({ screens }) => screens)).toEqual([['live-gift en', 'live-gift zh']])
  expect(htmlReport(reported, 2)).toContain('&lt;x&gt;')
})

test('the same seed takes the same sample', () => {
  const numbers = Array.from({ length: 100 }, (_none, place) => place)
  expect(sampleOf(numbers, 5, 21)).toEqual(sampleOf(numbers, 5, 21))
  expect(sampleOf(numbers, 5, 21)).toHaveLength(5)
  expect(sampleOf(numbers, 5, 22)).not.toEqual(sampleOf(numbers, 5, 21))
})

test('a page whose line is cut has none while it is looked at', async ({ page }) => {
  await show(page)
  await page.context().setOffline(true)
  await lookAtLoad(page, words, 'en')
  expect(await page.evaluate(() => navigator.onLine)).toBe(false)
  await page.context().setOffline(false)
})
