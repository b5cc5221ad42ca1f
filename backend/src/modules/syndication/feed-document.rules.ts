import type { Language } from '../../kernel/messages'
import { element, textElement, xmlDocument } from './xml'

/** One entry of a feed; addresses are whole. */
export interface FeedEntry {
  /** Never changes, whatever becomes of the page. */
  id: string
  url: string
  title: string
  summary: string
  author: string
  category: string
  picture: string | undefined
  /** Epoch milliseconds. */
  publishedAt: number
}

/** Latest articles of the site, of a category, team or league. */
export interface FeedDocument {
  title: string
  lang: Language
  /** Address of the feed itself, and of the page it is about. */
  self: string
  page: string
  entries: readonly FeedEntry[]
}

const iso = (ms: number) => new Date(ms).toISOString()
const newest = ({ entries }: FeedDocument) => Math.max(0, ...entries.map(({ publishedAt }) => publishedAt))

/** RFC 4287. */
export const atomOf = (feed: FeedDocument): string =>
  xmlDocument(
    element(
      'feed',
      [
        textElement('id', feed.self),
        textElement('title', feed.title),
        element('updated', iso(newest(feed))),
        element('link', undefined, { rel: 'self', type: 'application/atom+xml', href: feed.self }),
        element('link', undefined, { rel: 'alternate', type: 'text/html', href: feed.page }),
        ...feed.entries.map((entry) =>
          element('entry', [
            textElement('id', entry.id),
            textElement('title', entry.title),
            element('updated', iso(entry.publishedAt)),
            element('published', iso(entry.publishedAt)),
            element('link', undefined, { rel: 'alternate', type: 'text/html', href: entry.url }),
            ...(entry.picture ? [element('link', undefined, { rel: 'enclosure', href: entry.picture })] : []),
            element('author', textElement('name', entry.author)),
            element('category', undefined, { term: entry.category }),
            textElement('summary', entry.summary),
          ]),
        ),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.lang },
    ),
  )

/** RSS 2.0; dates as RFC 822 writes them. */
export const rssOf = (feed: FeedDocument): string =>
  xmlDocument(
    element(
      'rss',
      element('channel', [
        textElement('title', feed.title),
        textElement('link', feed.page),
        textElement('description', feed.title),
        textElement('language', feed.lang),
        element('lastBuildDate', new Date(newest(feed)).toUTCString()),
        element('atom:link', undefined, { rel: 'self', type: 'application/rss+xml', href: feed.self }),
        ...feed.entries.map((entry) =>
          element('item', [
            textElement('title', entry.title),
            textElement('link', entry.url),
            textElement('guid', entry.id, { isPermaLink: 'false' }),
            element('pubDate', new Date(entry.publishedAt).toUTCString()),
            textElement('dc:creator', entry.author),
            textElement('category', entry.category),
            textElement('description', entry.summary),
          ]),
        ),
      ]),
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
    ),
  )
