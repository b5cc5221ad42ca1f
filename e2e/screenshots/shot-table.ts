import { endpointOf } from '@pitchside/contract'
import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import type { DemoName } from '../fixtures/people'
import { chatShots } from './chat-shots'
import { consoleShots } from './console-shots'
import { contentShots } from './content-shots'
import { loginShots } from './login-shots'
import { memberShots } from './member-shots'
import { type Language, wordsOf } from './texts'

/** Matches of today that have something to show. */
export interface ShownMatches {
  football: number
  /** One to come, with its preview, and one that is over, with its report. */
  upcoming: number
  finished: number
  /** Two that run, for the comparison. */
  compared: readonly number[]
  basketball: number
  esports: number
}

export interface Stage {
  page: Page
  language: Language
  theme: 'dark' | 'light'
}

export interface Shot {
  name: string
  path: string | ((matches: ShownMatches) => string)
  /** Whose page it is; a visitor's when not given. `chatter` has messages of every kind, `newcomer` has nothing; `asker` is a visitor of their own. */
  as?: DemoName | 'operator' | 'chatter' | 'newcomer' | 'asker'
  /** What to do once the page stands. */
  prepare?: (stage: Stage) => Promise<unknown>
  isFullPage?: boolean
}

const column = ({ page }: Stage, place: number) => page.getByRole('complementary').getByRole('tab').nth(place).click()
const live = ({ language }: Stage) => wordsOf('remote-live', language)
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first()

/** The room waits with what stands beside the picture. */
const roomStands = ({ page }: Stage) => page.getByRole('complementary').getByRole('tab').nth(3).waitFor()

/** A clip as it is once it waits, or was cut: a demo film takes a minute to be cut, and nobody has cut one yet. */
async function showClip({ page }: Stage, status: 0 | 2): Promise<void> {
  const [at] = (await call(new URL(page.url()).origin, 'listRooms', {})).data
  const clip = {
    ...{ id: 1, uid: at?.id ?? 3, user_nickname: at?.user_nickname ?? '', avatar: at?.avatar ?? '' },
    ...{ author_id: 10, author_nickname: 'NorthEnd Nick', title: '1:0 from thirty metres · 三十米外的世界波' },
    ...{ thumb: at?.thumb ?? '', url: status === 2 ? '/media/demo/football/smooth.mp4' : '', live_duration: 24 },
    ...{ addtime: Math.floor(Date.now() / 1_000) - 600, status, problem: '', can_delete: 1 },
  }
  // Of this clip alone: the tab goes on to one that is gone.
  const isAsked = ({ pathname, searchParams }: URL) =>
    pathname.endsWith(endpointOf('getClip').path) && searchParams.get('id') === String(clip.id)
  await page.route(isAsked, (route) => route.fulfill({ json: { code: 0, msg: '', data: clip } }))
  await page.reload()
}

async function inRoom(stage: Stage, act: () => Promise<unknown>): Promise<void> {
  await roomStands(stage)
  await act()
}

const shell: readonly Shot[] = [
  { name: 'main', path: '/main' },
  { name: 'login', path: '/main', prepare: ({ page }) => page.getByRole('banner').getByRole('button').last().click() },
  { name: 'news', path: '/news' },
  { name: 'article', path: '/detail?id=1', isFullPage: true },
  { name: 'articles', path: '/member?type=30', as: 'visitor' },
  { name: 'write', path: '/member?type=30&edit=new', as: 'visitor' },
  {
    name: 'write-correction',
    path: '/member?type=30',
    as: 'anchor',
    prepare: ({ page, language }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: wordsOf('remote-content', language)('articles.correct') })
        .first()
        .click(),
  },
  { name: 'member', path: '/member', as: 'visitor' },
  { name: 'experts', path: '/specialist' },
  { name: 'experts-list', path: '/specialist-home?type=0', isFullPage: true },
  { name: 'experts-schemes', path: '/specialist-home?type=1' },
  { name: 'expert', path: '/specialist-info?id=401' },
  { name: 'scheme', path: '/specialist-detail?id=20' },
  { name: 'schemes-own', path: '/member?type=40', as: 'expert' },
  {
    name: 'chat',
    path: '/main',
    as: 'visitor',
    prepare: async ({ page }) => {
      await page.locator('header button[aria-expanded]:has(svg)').last().click()
      await page.locator('aside').getByRole('listitem').first().waitFor()
    },
  },
]

const rooms: readonly Shot[] = [
  { name: 'live', path: '/live?id=3', as: 'rich', isFullPage: true, prepare: roomStands },
  ...['chat', 'match', 'ranking', 'nobles', 'fans'].map((name, place) => ({
    name: `live-${name}`,
    path: '/live?id=3',
    as: 'rich' as const,
    prepare: (stage: Stage) => inRoom(stage, () => column(stage, place)),
  })),
  {
    name: 'live-gift',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) => inRoom(stage, () => stage.page.getByRole('region').locator('button:has(svg)').nth(5).hover()),
  },
  {
    name: 'live-envelope',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) => inRoom(stage, () => button(stage.page, live(stage)('envelopes.title')).click()),
  },
  {
    name: 'live-noble',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) =>
      inRoom(stage, () =>
        stage.page
          .getByRole('main')
          .locator('section')
          .filter({ hasText: live(stage)('nobles.title') })
          .getByRole('button')
          .last()
          .click(),
      ),
  },
  {
    name: 'live-horn',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) => inRoom(stage, () => button(stage.page, live(stage)('horns.title')).click()),
  },
  {
    name: 'live-barrage',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) => inRoom(stage, () => button(stage.page, live(stage)('barrage.settings')).click()),
  },
  {
    name: 'live-guess',
    path: '/live?id=3',
    as: 'rich',
    prepare: (stage) =>
      inRoom(stage, () => stage.page.getByRole('complementary').locator('[data-opens="guesses"]').click()),
  },
  {
    name: 'live-manage',
    path: '/live?id=3',
    as: 'assistant',
    prepare: (stage) =>
      inRoom(stage, () =>
        stage.page
          .getByRole('complementary')
          .getByRole('button', { name: live(stage)('manage.title') })
          .click(),
      ),
  },
  { name: 'live-several', path: '/live?id=101&with=102,103', as: 'rich', prepare: roomStands },
  { name: 'clip', path: '/clip?id=1', prepare: (stage) => showClip(stage, 2) },
  { name: 'clip-waits', path: '/clip?id=1', prepare: (stage) => showClip(stage, 0) },
  { name: 'clip-gone', path: '/clip?id=987654' },
  { name: 'anchors', path: '/anchor?type=0' },
  { name: 'rank', path: '/rank' },
  ...['rising', 'givers'].map((board) => ({ name: `rank-${board}`, path: `/rank?board=${board}` })),
  { name: 'live-window', path: '/live-chat?id=3', as: 'rich' },
  { name: 'attention', path: '/attention', as: 'visitor' },
  { name: 'reserve', path: '/reserve', as: 'visitor' },
  { name: 'persona-anchor', path: '/persona?id=3', isFullPage: true },
  { name: 'persona-user', path: '/persona?id=10', isFullPage: true },
  { name: 'persona-own', path: '/persona?id=10', as: 'regular' },
  { name: 'persona-new', path: '/persona?id=5', as: 'visitor' },
  { name: 'persona-unknown', path: '/persona?id=99999999' },
]

const member = (type: number, name: string, as: DemoName): Shot => ({
  name: `studio-${name}`,
  path: `/member?type=${type}`,
  as,
  isFullPage: true,
})

/** Opens a broadcast that waits for its encoder, which turns the page into the cockpit. */
async function openBroadcast({ page }: Stage): Promise<void> {
  const { origin } = new URL(page.url())
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const { id } = await call(origin, 'getLiveUrl', {}, token)
  await call(origin, 'startRoom', { id }, token)
  await page.reload()
  await page.getByRole('complementary').getByRole('tab').first().waitFor()
}

/** The question that ends a broadcast. */
async function askToEnd(stage: Stage): Promise<void> {
  await openBroadcast(stage)
  await button(stage.page, live(stage)('studio.live.end')).click()
}

const studio: readonly Shot[] = [
  member(9, 'live', 'anchor'),
  { ...member(9, 'cockpit', 'secondAnchor'), prepare: openBroadcast },
  { ...member(9, 'end', 'secondAnchor'), isFullPage: false, prepare: askToEnd },
  member(8, 'plans', 'anchor'),
  member(20, 'records', 'anchor'),
  member(21, 'income', 'anchor'),
  member(10, 'room', 'anchor'),
  member(22, 'assistants', 'anchor'),
  member(7, 'apply', 'visitor'),
  member(23, 'reviews', 'admin'),
  member(24, 'horns', 'admin'),
  member(25, 'reports', 'admin'),
]

const tabsOf = (sport: 'football' | 'basketball' | 'esports', tabs: readonly string[]): Shot[] =>
  tabs.map((tab) => ({
    name: `match-${sport}-${tab}`,
    path: (matches) => `/score-detail?type=${sport}&id=${matches[sport]}&tab=${tab}`,
    isFullPage: true,
  }))

const base = (sport: string, tabs: readonly string[]): Shot[] =>
  tabs.map((tab) => ({
    name: `base-${sport}-${tab}`,
    path: `/base-${sport}?tab=${tab}`,
    isFullPage: true,
  }))

/** Opens what the first link of a kind leads to. */
const follow =
  (kind: 'team' | 'player') =>
  async ({ page }: Stage) => {
    await page.locator(`main a[href*="${kind}="]`).first().click()
    await page.waitForURL(new RegExp(`${kind}=`))
  }

const scores: readonly Shot[] = [
  { name: 'football', path: '/football' },
  ...['live', 'upcoming', 'finished', 'followed'].map((tab) => ({
    name: `football-${tab}`,
    path: `/football?tab=${tab}`,
  })),
  {
    name: 'football-settings',
    path: '/football',
    prepare: ({ page, language }) => button(page, wordsOf('remote-scores', language)('settings.title')).click(),
  },
  { name: 'basketball', path: '/basketball' },
  { name: 'esports', path: '/esports' },
  ...tabsOf('football', ['events', 'text', 'stats', 'lineup', 'odds', 'h2h', 'table', 'rooms']),
  ...(['upcoming', 'finished'] as const).map((state) => ({
    name: `match-${state}`,
    path: (matches: ShownMatches) => `/score-detail?type=football&id=${matches[state]}`,
    isFullPage: true,
  })),
  ...tabsOf('basketball', ['live', 'players', 'odds', 'analysis']),
  ...tabsOf('esports', ['games', 'odds', 'history']),
  { name: 'compare', path: ({ compared }) => `/score-detail?compare=${compared.join(',')}`, isFullPage: true },
  { name: 'schedule', path: '/schedule' },
  { name: 'foresight', path: '/foresight', isFullPage: true },
  ...base('football', ['table', 'rounds', 'scorers', 'assists', 'leaders', 'teams', 'statistics']),
  ...base('basketball', ['table', 'rounds', 'leaders', 'teams', 'statistics']),
  { name: 'base-team', path: '/base-football?id=82&tab=teams', prepare: follow('team'), isFullPage: true },
  { name: 'base-player', path: '/base-football?id=82&tab=scorers', prepare: follow('player'), isFullPage: true },
  { name: 'base-scorer', path: '/base-basketball?tab=leaders', prepare: follow('player'), isFullPage: true },
  ...['groups', 'thirds', 'bracket', 'schedule', 'scorers'].map((tab) => ({
    name: `cup-${tab}`,
    path: `/trophy/home?tab=${tab}`,
    isFullPage: true,
  })),
]

const pages: readonly Shot[] = [
  ...[1, 2, 3, 4, 5, 6].map((type) => ({ name: `about-${type}`, path: `/about-user?type=${type}`, isFullPage: true })),
  { name: 'download', path: '/downLoad', isFullPage: true },
]

/** Every page worth looking at, in the states a visitor meets. */
export const shots: readonly Shot[] = [
  shell,
  chatShots,
  rooms,
  studio,
  memberShots,
  scores,
  pages,
  contentShots,
  loginShots,
  consoleShots,
].flat()
