import type { Shot, Stage } from './shot-table'
import { wordsOf } from './texts'

const content = ({ language }: Stage) => wordsOf('remote-content', language)
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

/** News, videos, circles and the search, in the states a reader meets. */
export const contentShots: readonly Shot[] = [
  { name: 'content-home', path: '/main', isFullPage: true },
  { name: 'content-news', path: '/news', isFullPage: true },
  { name: 'content-news-category', path: '/news?cid=3', isFullPage: true },
  { name: 'content-article-facts', path: '/detail?id=16', isFullPage: true },
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
