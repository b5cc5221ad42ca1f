import { expect, type Route } from '@playwright/test'
import type { Shot, Stage } from './shot-table'
import { wordsOf } from './texts'

const content = ({ language }: Stage) => wordsOf('remote-content', language)
const parts = ({ language }: Stage) => wordsOf('shared/parts', language)
const press = (stage: Stage, key: string) =>
  stage.page
    .getByRole('main')
    .getByRole('button', { name: content(stage)(key), exact: true })
    .first()
    .click()

/** Opens the first post with pictures, and its first picture. */
async function openPhoto({ page }: Stage): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await page.getByRole('dialog').locator('img').waitFor()
}

/** The way to share of an article or a video, opened, with its code. */
async function openShare(stage: Stage): Promise<void> {
  await press(stage, 'article.share')
  await stage.page.getByRole('img', { name: parts(stage)('shareCode') }).waitFor()
}
async function searchCategories(stage: Stage, words: string): Promise<void> {
  const field = stage.page.getByRole('main').getByRole('searchbox', { name: content(stage)('videos.searchCategories') })
  await field.fill(words)
  await field.press('Enter')
}
/** A list whose next page does not come. */
async function cutList({ page, ...stage }: Stage): Promise<void> {
  await page.route('**/api/**', (route) => route.abort())
  const retry = page.getByRole('main').getByRole('button', { name: content({ page, ...stage })('state.retry') })
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    expect(await retry.count()).toBeGreaterThan(0)
  }).toPass()
  await retry.last().scrollIntoViewIfNeeded()
  await page.unroute('**/api/**')
}
/** A post that is being written, with a video. */
async function composeVideo({ page, ...stage }: Stage): Promise<void> {
  const field = page.getByRole('main').getByLabel(content({ page, ...stage })('posts.addVideo'), { exact: true })
  await field.and(page.locator('input')).first().setInputFiles('backend/assets/demo/football/smooth.mp4')
}
/** Own videos as they are for somebody whose newest one was refused. */
async function refusedVideo({ page }: Stage): Promise<void> {
  const refuseFirst = async (route: Route): Promise<void> => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { data: object[] } }
    const [first, ...rest] = body.data.data
    body.data.data = [{ ...first, status: 2, remark: '画面过暗 · too dark to see the ball' }, ...rest]
    await route.fulfill({ response: reply, json: body })
  }
  // Once: pictures after this one show the list as it is.
  await page.route('**/api/Video_user/myList**', refuseFirst, { times: 1 })
  await page.reload()
}

/** News, videos, circles and the search, in the states a reader meets. */
export const contentShots: readonly Shot[] = [
  { name: 'content-home', path: '/main', isFullPage: true },
  { name: 'content-news', path: '/news', isFullPage: true },
  { name: 'content-news-category', path: '/news?cid=3', isFullPage: true },
  { name: 'content-article-facts', path: '/detail?id=16', isFullPage: true },
  { name: 'content-article-share', path: '/detail?id=16', prepare: openShare },
  { name: 'content-video-share', path: '/video-player?id=1', prepare: openShare },
  { name: 'content-list-cut', path: '/news', prepare: cutList },
  {
    name: 'content-classify-found',
    path: '/video-classify',
    prepare: (stage) => searchCategories(stage, '球'),
  },
  {
    name: 'content-classify-none',
    path: '/video-classify',
    prepare: (stage) => searchCategories(stage, 'xqzwvkj'),
  },
  { name: 'content-compose-video', path: '/circle-detail?id=1', as: 'visitor', prepare: composeVideo },
  { name: 'content-video-refused', path: '/member?type=32', as: 'anchor', prepare: refusedVideo },
  { name: 'content-article-gone', path: '/detail?id=987654' },
  { name: 'content-comment', path: '/comment?id=1' },
  { name: 'content-videos', path: '/video-list', isFullPage: true },
  { name: 'content-classify', path: '/video-classify', isFullPage: true },
  { name: 'content-video', path: '/video-player?id=1', isFullPage: true },
  { name: 'content-upload', path: '/video-list', as: 'visitor', prepare: (stage) => press(stage, 'works.upload') },
  { name: 'content-own-videos', path: '/member?type=32', as: 'anchor', isFullPage: true },
  {
    name: 'content-own-lines',
    path: '/member?type=32',
    as: 'visitor',
    prepare: ({ page, language }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: wordsOf('remote-content', language)('ownLines.views.lines') })
        .click(),
    isFullPage: true,
  },
  { name: 'content-own-posts', path: '/member?type=31', as: 'visitor', isFullPage: true },
  { name: 'content-circle', path: '/circle', isFullPage: true },
  { name: 'content-circle-own', path: '/circle', as: 'visitor' },
  { name: 'content-circle-one', path: '/circle-detail?id=1', isFullPage: true },
  { name: 'content-circle-gone', path: '/circle-detail?id=987654' },
  { name: 'content-post', path: '/circle-detail?post=1', isFullPage: true },
  { name: 'content-photo', path: '/circle', prepare: openPhoto },
  { name: 'content-expert-news', path: '/specialist-news', isFullPage: true },
  { name: 'content-search', path: '/search?name=%E6%9B%BC', isFullPage: true },
  { name: 'content-search-arsenal', path: '/search?name=arsenal', isFullPage: true },
  { name: 'content-search-typo', path: '/search?name=arsnal' },
  { name: 'content-search-news', path: '/search?name=%E6%9B%BC&tab=news' },
  { name: 'content-search-none', path: '/search?name=xqzwvkj' },
  { name: 'content-search-empty', path: '/search' },
  { name: 'content-works', path: '/persona?id=101', isFullPage: true },
]
