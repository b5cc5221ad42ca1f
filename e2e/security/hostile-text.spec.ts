import type { Page } from '@playwright/test'
import { textFieldsThatAre } from '../../backend/src/testing/text-fields.fixture'
import { xssCorpus } from '../../backend/src/testing/xss-corpus.fixture'
import { goWithin } from '../fixtures/focus'
import { demoPassword, expect, mobileOf, type Person, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { decide, decideApplications, writeAsHouse } from './hostile-operators'
import { refusals } from './hostile-refusals'
import { peopleOf, type Stage } from './hostile-stage'
import { HostileTexts } from './hostile-texts'
import { publish, publishInCircle, writeAsAnchor, writeAsMembers, writeAsRich } from './hostile-writers'
import { type Caught, setTrap, strangers, textOf } from './trap'

/** What was read in all pages, and what was wrong in any. */
interface Reading {
  read: string[]
  strange: string[]
  traps: Caught[]
}

type Open = (person?: Person) => Promise<Page>

async function trapped(open: Open, reading: Reading, person?: Person): Promise<Page> {
  const page = await open(person)
  countRequests(page)
  reading.traps.push(await setTrap(page))
  return page
}

async function look(page: Page, reading: Reading): Promise<void> {
  await settled(page, 150)
  reading.read.push(await textOf(page))
  reading.strange.push(...(await strangers(page)))
}

/** Within a page that is open: no page is loaded anew for another address. */
async function walk(page: Page, reading: Reading, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (page.url() === 'about:blank') await page.goto(address)
    else await goWithin(page, address)
    await look(page, reading)
  }
}

async function logInAsOperator(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('textbox', { name: '手机号' }).fill(mobileOf('admin'))
  await page.locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '栏目' })).toBeVisible()
}

/** A section of the operators' page as it is now, whatever was open. */
async function openSection(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    for (const left of document.querySelectorAll('#view > *')) left.setAttribute('data-left', '')
    if (location.hash === `#${name}`) dispatchEvent(new HashChangeEvent('hashchange'))
    else location.hash = name
  }, key)
  await expect(page.locator('#view > [data-left]')).toHaveCount(0)
  await expect(page.locator('#view > h1, #view > .rh').first()).toBeVisible()
}

/** Sections of the operators' page; a number picks the state in its filter. */
async function walkAdmin(page: Page, reading: Reading, sections: readonly [key: string, state?: string][]) {
  for (const [key, state] of sections) {
    await openSection(page, key)
    if (state && key === 'posts') await page.locator('select[name=kind]').selectOption(state)
    else if (state) await page.locator(`.seg button[value="${state}"]`).click()
    await expect(page.locator('#view [aria-busy]')).toHaveCount(0)
    await look(page, reading)
  }
}

async function readAsMembers(open: Open, reading: Reading, stage: Stage): Promise<void> {
  const { author, rich, headlineId, videoId, schemeId, postId, circleId } = stage
  const visitor = await trapped(open, reading)
  const searched = encodeURIComponent('"><img src=x onerror=xssTrap(1)>')
  await walk(visitor, reading, [
    '/main',
    '/about-user?type=2',
    '/news',
    `/detail?id=${headlineId}`,
    `/video-player?id=${videoId}`,
    `/specialist-detail?id=${schemeId}`,
    `/circle-detail?post=${postId}`,
    `/circle-detail?id=${circleId}`,
  ])
  // The rules come by themselves, beside the posts.
  const rule = stage.texts.begins.get('saveCircleRules.rules.zh[]') ?? ''
  await expect(visitor.locator('main')).toContainText(rule)
  await look(visitor, reading)
  await walk(visitor, reading, [
    `/circle?topic=${searched}`,
    `/live?id=${author.id}`,
    `/search?name=${searched}`,
    `/video-list?name=${searched}`,
    `/schedule?search=${searched}`,
  ])
  await walk(visitor, reading, [`/persona?id=${author.id}`])
  await visitor.getByRole('article').first().getByRole('button', { name: /评论/ }).click()
  await look(visitor, reading)
  const own = await trapped(open, reading, author)
  await walk(own, reading, [
    ...['0', '8', '10', '31', '26&list=system', '26&list=announcements', '1&tab=withdraw'].map(
      (type) => `/member?type=${type}`,
    ),
    '/reserve',
  ])
  await goWithin(own, '/member?type=30&edit=new')
  // The editor comes by itself, and then the draft that it goes on with.
  await expect(own.getByRole('textbox', { name: '标题' })).toHaveValue(/^Q/)
  await look(own, reading)
  await walk(own, reading, ['/chat-chat'])
  const group = stage.texts.begins.get('createGroup.name') ?? ''
  await own.locator('main').getByRole('button').filter({ hasText: group }).first().click()
  await own.locator('main').getByRole('button', { name: '会话操作' }).click()
  await own.getByRole('menuitem', { name: '群信息' }).click()
  await expect(own.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await look(own, reading)
  await own.keyboard.press('Escape')
  await own.getByRole('banner').getByRole('button', { name: /私信/ }).click()
  const panel = own.getByRole('complementary', { name: '私信面板' })
  await panel.getByRole('button').filter({ hasText: /Q\dz/ }).first().click()
  await expect(panel.getByRole('log')).toContainText('Q')
  await look(own, reading)
  const buyer = await trapped(open, reading, rich)
  await walk(buyer, reading, ['/member?type=32'])
  await buyer.getByRole('button', { name: '我的弹幕' }).click()
  await look(buyer, reading)
  await walk(buyer, reading, ['/member?type=19', '/member?type=6'])
  await buyer.getByRole('button', { name: '兑换记录' }).click()
  await look(buyer, reading)
}

test.describe('hostile text', () => {
  test('every text field of the product takes it and no page of the product runs it', async ({ site, openAs }) => {
    const texts = new HostileTexts()
    const reading: Reading = { read: [], strange: [], traps: [] }
    const stage = await peopleOf(site.address, texts)
    await writeAsMembers(stage)
    const admin = await trapped(openAs, reading)
    await logInAsOperator(admin)
    await walkAdmin(admin, reading, [['anchors'], ['experts'], ['exchanges']])
    await decideApplications(stage)
    const told = await trapped(openAs, reading, stage.refused)
    await walk(told, reading, ['/member?type=7', '/member?type=28', '/member?type=26&list=system', '/member?type=6'])
    await told.getByRole('button', { name: '收货地址' }).click()
    await look(told, reading)
    await writeAsAnchor(stage)
    await writeAsRich(stage)
    await publish(stage)
    await publishInCircle(stage)
    await walkAdmin(admin, reading, [['horns'], ['reports']])
    await decide(stage)
    const restore = await writeAsHouse(stage)
    await walkAdmin(admin, reading, [
      ['withdrawals', '1'],
      ['reports', '2'],
      ['posts'],
      ['posts', 'headline'],
      ['users'],
      ['settings'],
      ['infoPages'],
      ['audit'],
      ['banners'],
    ])
    const banner = texts.expected.get('saveBanner.title.zh')?.slice(0, 3) ?? ''
    await admin.getByRole('article').filter({ hasText: banner }).getByRole('button', { name: /^编辑/ }).click()
    await expect(admin.getByRole('dialog').locator('input[name=vi]')).toHaveValue(/^Q/)
    await look(admin, reading)
    await readAsMembers(openAs, reading, stage)
    expect(await refusals(stage)).toEqual([])
    await restore()
    expect(reading.strange).toEqual([])
    const none: Caught = { ran: [], blocked: [], sent: [] }
    expect(reading.traps).toEqual(reading.traps.map(() => none))
    expect(texts.missingIn(reading.read)).toEqual([])
    // Each field of the list was written, and what was written was read.
    const written = new Set([...texts.expected.keys()].map((field) => field.replace(/ \w+$/, '')))
    expect(textFieldsThatAre('shown').filter((field) => !written.has(field))).toEqual([])
  })

  test('the trap itself works: what runs without a policy is caught, and what the policy stops is told', async ({
    openAs,
  }) => {
    const open = await openAs()
    const caught = await setTrap(open)
    await open.goto('about:blank')
    await open.setContent(
      xssCorpus
        .map(({ html }) => html.slice(0, 300))
        .slice(22, 40)
        .join(''),
    )
    await open.setContent('<script>xssTrap(1);alert(2);open("/x")</script><img src="https://evil.example/x.png">')
    await expect.poll(() => caught.sent.length).toBeGreaterThan(0)
    expect(caught.ran.map((what) => what.split(' ')[0])).toEqual(expect.arrayContaining(['xssTrap', 'alert', 'open']))
    expect(caught.ran.length).toBeGreaterThan(4)

    const page = await openAs()
    const stopped = await setTrap(page)
    await page.goto('/downLoad')
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<img src=x onerror=xssTrap(1)><a href="javascript:xssTrap(1)">a</a>'
    })
    await expect.poll(() => stopped.blocked.length).toBeGreaterThan(0)
    expect(stopped.ran).toEqual([])
    expect(await strangers(page)).toHaveLength(2)
  })
})
