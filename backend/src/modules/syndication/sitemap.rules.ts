import { addressInLanguage } from '@pitchside/base'
import type { Language } from '../../kernel/messages'
import { element, textElement, xmlDocument } from './xml'

/** A public page as crawlers hear of it. Addresses are paths of the site. */
export interface SitemapPage {
  path: string
  /** Epoch milliseconds; undefined: unknown, or always changing. */
  changedAt?: number
  /** Path of each language the page is there in. */
  languages?: Readonly<Partial<Record<Language, string>>>
  /** Article of the last two days. */
  news?: { title: string; lang: Language; publishedAt: number; siteName: string }
  video?: { title: string; picture: string; file: string; durationS: number; views: number; publishedAt: number }
}

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', vi: 'vi' }
const spaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
}
const iso = (ms: number) => new Date(ms).toISOString()
/** Longest clip a video entry may name, seconds. */
const durationMaxS = 28_800

/** The same page with a language in its address. */
export const inLanguage = (path: string, lang: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Every language of a page whose address alone does not say one; the first is the site's own. */
export const allLanguages = (path: string): Record<Language, string> => ({
  zh: addressInLanguage(path, 'zh'),
  en: addressInLanguage(path, 'en'),
  vi: addressInLanguage(path, 'vi'),
})

function alternates(origin: string, languages: SitemapPage['languages']): string[] {
  const known = Object.entries(languages ?? {}) as [Language, string][]
  if (known.length < 2) return []
  const link = (hreflang: string, path: string) =>
    element('xhtml:link', undefined, { rel: 'alternate', hreflang, href: origin + path })
  const [[, first] = ['', '/']] = known
  return [...known.map(([lang, path]) => link(tags[lang], path)), link('x-default', first)]
}

function newsOf({ title, lang, publishedAt, siteName }: NonNullable<SitemapPage['news']>): string {
  const publication = [textElement('news:name', siteName), textElement('news:language', lang === 'zh' ? 'zh-cn' : lang)]
  return element('news:news', [
    element('news:publication', publication),
    element('news:publication_date', iso(publishedAt)),
    textElement('news:title', title),
  ])
}

function videoOf(origin: string, video: NonNullable<SitemapPage['video']>): string {
  const absolute = (path: string) => new URL(path, `${origin}/`).href
  return element('video:video', [
    textElement('video:thumbnail_loc', absolute(video.picture)),
    textElement('video:title', video.title),
    textElement('video:description', video.title),
    textElement('video:content_loc', absolute(video.file)),
    video.durationS > 0 ? element('video:duration', String(Math.min(durationMaxS, video.durationS))) : '',
    element('video:view_count', String(video.views)),
    element('video:publication_date', iso(video.publishedAt)),
  ])
}

/** Sitemap (sitemaps.org 0.9) with languages, and news and video where a page is one. */
export const sitemapOf = (origin: string, pages: readonly SitemapPage[]): string =>
  xmlDocument(
    element(
      'urlset',
      pages.map(({ path, changedAt, languages, news, video }) =>
        element('url', [
          textElement('loc', origin + path),
          changedAt ? element('lastmod', iso(changedAt)) : '',
          ...alternates(origin, languages),
          news ? newsOf(news) : '',
          video ? videoOf(origin, video) : '',
        ]),
      ),
      spaces,
    ),
  )

/** The list of the sitemaps. */
export const sitemapIndexOf = (origin: string, names: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      names.map((name) => element('sitemap', textElement('loc', `${origin}/sitemaps/${name}.xml`))),
      { xmlns: spaces.xmlns },
    ),
  )
