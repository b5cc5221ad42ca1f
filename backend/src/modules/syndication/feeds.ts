import { siteNameIn } from '@pitchside/base'
import type { Language } from '../../kernel/messages'
import type { Subjects } from '../search/search.module'
import type { FeedDocument } from './feed-document.rules'
import type { ArticleFilter, PublicArticle, PublicPages } from './public-pages.queries'
import { inLanguage } from './sitemap.rules'
import { articleAddress, articlePath, subjectPath } from './sitemaps'

const entriesMax = 40

const newsWords: Readonly<Record<Language, string>> = { zh: '资讯', en: 'News', vi: 'Tin tức' }

/** What a feed is about. */
interface About {
  title: string
  /** Path of its page. */
  path: string
  filter: ArticleFilter
}

export interface FeedDeps {
  pages: PublicPages
  subjects: Subjects
  siteName: () => Promise<string>
}

/** Feeds of the newest articles: `news`, `category-3`, `team-football-12`, `league-basketball-1`. */
export function createFeeds({ pages, subjects, siteName }: FeedDeps) {
  async function aboutCategory(id: number, lang: Language): Promise<About | undefined> {
    const title = await pages.category(id, lang)
    return title === undefined ? undefined : { title, path: `/news?cid=${id}`, filter: { categoryId: id } }
  }
  function aboutSubject(kind: string, sport: string, ref: string, lang: Language): About | undefined {
    const found = subjects.all().find((one) => one.kind === kind && one.ref === ref && one.card.sport === sport)
    const title = found?.title[lang]
    if (!found || title === undefined) return undefined
    return { title, path: subjectPath(found), filter: { names: [title] } }
  }
  async function about(name: string, lang: Language): Promise<About | undefined> {
    if (name === 'news') return { title: newsWords[lang], path: '/news', filter: {} }
    const category = /^category-([1-9]\d{0,8})$/.exec(name)?.[1]
    if (category) return aboutCategory(Number(category), lang)
    const [, kind, sport, ref] = /^(team|league)-(football|basketball)-(\d{1,12})$/.exec(name) ?? []
    return kind && sport && ref ? aboutSubject(kind, sport, ref, lang) : undefined
  }
  const entryOf = (article: PublicArticle, origin: string) => ({
    id: `${origin}${articlePath(article.id)}`,
    url: `${origin}${articleAddress(article)}`,
    title: article.title,
    summary: article.summary,
    author: article.writer,
    category: article.category,
    picture: article.cover === '' ? undefined : new URL(article.cover, `${origin}/`).href,
    publishedAt: article.publishedAt,
  })
  return {
    /** Undefined: there is no such feed. `self` is the route's. */
    async find(name: string, lang: Language, origin: string): Promise<Omit<FeedDocument, 'self'> | undefined> {
      const found = await about(name, lang)
      if (!found) return undefined
      const articles = await pages.articles({ ...found.filter, lang }, { offset: 0, limit: entriesMax })
      return {
        title: `${siteNameIn(lang, await siteName())} · ${found.title}`,
        lang,
        page: origin + inLanguage(found.path, lang),
        entries: articles.map((article) => entryOf(article, origin)),
      }
    },
  }
}

export type Feeds = ReturnType<typeof createFeeds>
