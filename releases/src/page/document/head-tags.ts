import { escapeText } from '../escape-text'
import { inlineJson } from '../inline-json'
import { htmlLanguage, linkLanguage, type PageLanguage, pageLanguages } from '../page-language'
import type { Head } from './head'

const meta = (name: string, content: string | undefined, key: 'name' | 'property' = 'name'): string[] =>
  content ? [`<meta ${key}="${name}" content="${escapeText(content)}">`] : []
const property = (name: string, content: string | undefined) => meta(name, content, 'property')
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}"${more} href="${escapeText(href)}">`

/** `en-US` as link previews write it. */
const locale = (language: PageLanguage) => htmlLanguage[language].replace('-', '_')

function languageLinks({ languages }: Head): string[] {
  const known = pageLanguages.flatMap((language) => {
    const href = languages[language]
    return href ? [{ language, href }] : []
  })
  const [first] = known
  if (!first || known.length < 2) return []
  const links = known.map(({ language, href }) => link('alternate', href, ` hreflang="${linkLanguage[language]}"`))
  return [...links, link('alternate', first.href, ' hreflang="x-default"')]
}

function previewTags(head: Head): string[] {
  const others = pageLanguages.filter((one) => one !== head.language && head.languages[one])
  return [
    ...property('og:site_name', head.siteName),
    ...property('og:type', head.kind),
    ...property('og:title', head.name),
    ...property('og:description', head.description),
    ...property('og:url', head.canonical),
    ...property('og:image', head.picture),
    ...property('og:locale', locale(head.language)),
    ...others.flatMap((one) => property('og:locale:alternate', locale(one))),
    ...meta('twitter:card', head.picture ? 'summary_large_image' : 'summary'),
    ...meta('twitter:title', head.name),
    ...meta('twitter:description', head.description),
    ...meta('twitter:image', head.picture),
  ]
}

/** A head as HTML: whatever a reply holds is text in it. */
export function headTags(head: Head): string[] {
  return [
    `<title>${escapeText(head.title)}</title>`,
    ...meta('description', head.description),
    ...(head.canonical ? [link('canonical', head.canonical)] : []),
    ...languageLinks(head),
    ...previewTags(head),
    ...(head.things.length > 0
      ? [
          `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': head.things })}</script>`,
        ]
      : []),
  ]
}
