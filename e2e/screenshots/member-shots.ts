import { openAdmin } from './operators-page'
import type { Shot, Stage } from './shot-table'
import { wordsOf } from './texts'

/** Sections of the member centre that everybody has. */
const mine: readonly Shot[] = (
  [
    ['1', 'wallet'],
    ['1&isRecharge=true', 'top-up'],
    ['1&tab=top-ups', 'top-ups'],
    ['1&tab=withdraw', 'withdraw'],
    ['1&tab=convert', 'convert'],
    ['1&tab=cards', 'cards'],
    ['2', 'follows'],
    ['14', 'fans'],
    ['15', 'favourites'],
    ['16', 'reservations'],
    ['3', 'level'],
    ['4', 'safety'],
    ['18', 'space'],
    ['26', 'messages'],
    ['19', 'horns'],
    ['12', 'tasks'],
    ['6', 'mall'],
    ['11', 'guesses'],
    ['13', 'settings'],
    ['28', 'expert'],
    ['0', 'profile'],
    ['31', 'posts'],
    ['30', 'articles'],
    ['32', 'videos'],
    ['41', 'bought'],
    ['40', 'schemes'],
    ['26&list=system', 'messages-system'],
    ...['news', 'posts', 'matches', 'teams'].map((list) => [`15&list=${list}`, `favourites-${list}`] as const),
  ] as const
).map(([type, name]) => ({ name: `own-${name}`, path: `/member?type=${type}`, as: 'regular', isFullPage: true }))

const pressIn = (place: 'main' | 'banner', nth: number) => (stage: Stage) =>
  stage.page.getByRole(place).getByRole('button').nth(nth).click()

/** What opens over the member centre, and the pay page. */
const opened: readonly Shot[] = [
  {
    name: 'own-user-menu',
    path: '/main',
    as: 'regular',
    prepare: ({ page }) => page.getByRole('banner').getByRole('link').last().hover(),
  },
  { name: 'own-open-password', path: '/member?type=4', as: 'regular', prepare: pressIn('main', 0) },
  {
    name: 'own-open-leave',
    path: '/member?type=4',
    as: 'regular',
    prepare: ({ page }) => page.getByRole('main').getByRole('button').last().click(),
  },
  {
    name: 'own-open-avatar',
    path: '/member?type=0',
    as: 'regular',
    prepare: ({ page, language }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: wordsOf('remote-member', language)('profile.changeAvatar') })
        .click(),
  },
  {
    name: 'own-open-exchange',
    path: '/member?type=6',
    as: 'regular',
    prepare: ({ page }) => page.getByRole('main').getByRole('list').getByRole('button').first().click(),
  },
  {
    name: 'own-open-records',
    path: '/member?type=6',
    as: 'regular',
    prepare: ({ page }) => page.getByRole('main').getByRole('button').nth(2).click(),
  },
  {
    name: 'own-open-pay',
    path: '/member?type=1&isRecharge=true',
    as: 'regular',
    isFullPage: true,
    prepare: async ({ page }) => {
      // A page behind another tab can not be pictured.
      await page.evaluate(() => {
        window.open = () => null
      })
      const answered = page.waitForResponse(/payurl/iu, { timeout: 10_000 })
      await page.locator('#recharge button[type=submit]').click()
      const { data } = (await (await answered).json()) as { data: { url: string } }
      await page.goto(data.url)
    },
  },
]

/** Sections of the operators' page, which has a log-in of its own. */
const operators: readonly Shot[] = [
  { name: 'admin-log-in', path: '/admin' },
  ...[
    ...['anchors', 'experts', 'horns', 'reports', 'withdrawals', 'exchanges', 'recharges'],
    ...['posts', 'banners', 'announcements', 'infoPages', 'users', 'settings', 'security', 'audit'],
  ].map((section) => ({
    name: `admin-${section}`,
    path: '/admin',
    as: 'operator' as const,
    prepare: ({ page }: Stage) => openAdmin(page, section),
    isFullPage: true,
  })),
]

const overDesk: readonly Shot[] = [
  {
    name: 'admin-open-refuse',
    path: '/admin',
    as: 'operator',
    prepare: async ({ page }) => {
      await openAdmin(page, 'posts')
      await page.locator('article .btn--danger').first().click()
    },
  },
  {
    name: 'admin-approved',
    path: '/admin',
    as: 'operator',
    prepare: async ({ page }) => {
      await openAdmin(page, 'anchors')
      await page.locator('.seg button[value="1"]').click()
      await page.locator('#view [aria-busy]').waitFor({ state: 'detached' })
    },
  },
]

/** The member centre, what opens over it, and the operators' page. */
export const memberShots: readonly Shot[] = [...mine, ...opened, ...operators, ...overDesk]
