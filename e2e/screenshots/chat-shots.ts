import type { Page } from '@playwright/test'
import { anchorId, answerVisitor, blockedId, groupName } from './chat-stage'
import type { Shot, Stage } from './shot-table'
import { wordsOf } from './texts'

const t = ({ language }: Stage) => wordsOf('remote-chat', language)
const main = (page: Page) => page.locator('main')
const log = (page: Page) => main(page).getByRole('log')
const tab = (stage: Stage, place: number) => main(stage.page).getByRole('tab').nth(place).click()
const press = (stage: Stage, key: string) =>
  main(stage.page)
    .getByRole('button', { name: t(stage)(key), exact: true })
    .click()
const item = async (stage: Stage, key: string) =>
  stage.page.getByRole('menuitem', { name: t(stage)(key), exact: true }).click()

async function write(stage: Stage, words: string): Promise<void> {
  const box = main(stage.page).getByRole('textbox', { name: t(stage)('composer.placeholder') })
  await box.fill(words)
  await box.press('Enter')
}
async function openGroup({ page }: Stage): Promise<void> {
  await main(page).getByRole('button').filter({ hasText: groupName }).first().click()
  await log(page).waitFor()
}
/** A message that cannot leave. */
async function failed(stage: Stage): Promise<void> {
  await stage.page.route('**/api/chat/send', (route) => route.abort())
  await write(stage, '还在吗？')
  await main(stage.page)
    .getByRole('button', { name: t(stage)('message.retry') })
    .first()
    .waitFor()
  await stage.page.unroute('**/api/chat/send')
}
async function narrow(stage: Stage, act: () => Promise<unknown> = async () => undefined): Promise<void> {
  await stage.page.setViewportSize({ width: 390, height: 780 })
  await act()
}

/** Opens support as a visitor does. */
async function askSupport({ page, language }: Stage): Promise<void> {
  const name = wordsOf('host', language)('footer.support')
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
  await page.locator('aside').getByRole('textbox').waitFor()
}
/** A visitor who wrote to support, loaded the page again and has an answer to read. */
async function answered(stage: Stage): Promise<void> {
  const { page, language } = stage
  await askSupport(stage)
  const box = page.locator('aside').getByRole('textbox')
  await box.fill('我忘了密码')
  await box.press('Enter')
  const account = await page.waitForFunction(() => {
    const { id, hasWritten } = JSON.parse(localStorage.getItem('imTouristAccount') ?? '{}')
    return hasWritten ? (id as string) : undefined
  })
  // Nobody looks when the answer comes: an open conversation would have read it.
  const asked = page.url()
  const visitor = (await account.jsonValue()) ?? ''
  await page.goto('about:blank')
  await answerVisitor(new URL(asked).origin, visitor)
  await page.goto(asked)
  await unreadStands(page, language)
}
async function unreadStands(page: Page, language: Stage['language']): Promise<void> {
  const name = wordsOf('host', language)('messages.unread_other').replace('{{count}}', '1')
  await page.getByRole('banner').getByRole('button', { name }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('button', { name }).scrollIntoViewIfNeeded()
}

const chat = (name: string, prepare?: Shot['prepare'], path = `/chat-chat?id=${anchorId}`): Shot => ({
  name: `messages-${name}`,
  path,
  as: 'chatter',
  ...(prepare ? { prepare } : {}),
})

/** The private chat in every state, as somebody who has all of them. */
export const chatShots: readonly Shot[] = [
  { name: 'messages-empty', path: '/chat-chat', as: 'newcomer' },
  { name: 'messages-empty-groups', path: '/chat-chat', as: 'newcomer', prepare: (stage) => tab(stage, 2) },
  { name: 'messages-visitor', path: '/chat-chat' },
  { name: 'messages-support', path: '/downLoad', prepare: askSupport },
  { name: 'messages-visitor-unread', path: '/downLoad', as: 'asker', prepare: answered },
  {
    name: 'messages-visitor-unread-phone',
    path: '/downLoad',
    as: 'asker',
    prepare: (stage) => narrow(stage, () => unreadStands(stage.page, stage.language)),
  },
  chat('list', undefined, '/chat-chat'),
  chat('thread'),
  chat('thread-top', ({ page }) => log(page).evaluate((box) => box.scrollTo(0, 120))),
  chat('row-menu', (stage) =>
    log(stage.page)
      .getByRole('button', { name: t(stage)('message.more') })
      .last()
      .click(),
  ),
  chat('menu', (stage) => press(stage, 'thread.more')),
  chat('emoji', (stage) => press(stage, 'composer.emoji')),
  chat('viewer', (stage) =>
    log(stage.page)
      .getByRole('button', { name: t(stage)('viewer.title') })
      .first()
      .click(),
  ),
  chat('contacts', (stage) => tab(stage, 1)),
  chat('mutual', async (stage) => {
    await tab(stage, 1)
    await main(stage.page).getByText(t(stage)('contacts.mutual'), { exact: true }).scrollIntoViewIfNeeded()
  }),
  chat('groups', (stage) => tab(stage, 2)),
  chat('create', async (stage) => {
    await tab(stage, 2)
    await press(stage, 'group.found')
  }),
  chat('group', openGroup),
  chat('group-members', async (stage) => {
    await openGroup(stage)
    await press(stage, 'thread.more')
    await item(stage, 'group.open')
    await stage.page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  chat('news', (stage) =>
    main(stage.page)
      .getByRole('button', { name: t(stage)('news.title') })
      .click(),
  ),
  chat('failed', failed),
  chat('blocked', undefined, `/chat-chat?id=${blockedId}`),
  chat('question', async (stage) => {
    await press(stage, 'thread.more')
    await item(stage, 'thread.clear')
  }),
  chat('offline', async ({ page, language }) => {
    await page.context().setOffline(true)
    // A short loss is not told.
    await page.getByRole('status').getByText(wordsOf('host', language)('connection.offline')).waitFor()
  }),
  chat('phone-thread', (stage) => narrow(stage)),
  chat('phone-list', (stage) => narrow(stage, () => press(stage, 'thread.back'))),
]
