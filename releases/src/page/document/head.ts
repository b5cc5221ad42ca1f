import { addressInLanguage } from '@pitchside/base'
import type { PageDocument } from '@pitchside/remote-kit/manifest'
import { isPageLanguage, type PageLanguage, pageLanguages } from '../page-language'
import { siteDescription } from '../site-words'
import { fill, fillAddress, fillNode, fillText, type Json, type Scope, scopesOf } from './fill'
import { absolute } from './filters'

/** A page by its name and absolute address. */
export interface Place {
  name: string
  url: string
}

/** What the head of a document says, not yet escaped. */
export interface Head {
  /** Of the tab. */
  title: string
  /** Of what is shown, for previews. */
  name: string
  siteName: string
  description: string
  language: PageLanguage
  kind: string
  /** Pages above this one, the highest first. */
  above: readonly Place[]
  /** Absolute addresses. */
  canonical?: string
  /** The page in each language. */
  languages: Partial<Record<PageLanguage, string>>
  picture?: string
  things: readonly Json[]
}

/** Longest description that search results and previews show, in characters. */
const descriptionMax = 200

function clip(text: string): string {
  const signs = [...text]
  return signs.length > descriptionMax
    ? `${signs
        .slice(0, descriptionMax - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** Of a page nobody declared anything for: its route's title, and the page in each language unless its query names something. */
export interface PlainPage {
  /** Undefined: the site's first page, or none that is known. */
  routeTitle: string | undefined
  /** The page's one address; undefined when it has none. */
  path: string | undefined
}

function languagesOf(address: string, origin: string): Head['languages'] {
  return Object.fromEntries(pageLanguages.map((language) => [language, origin + addressInLanguage(address, language)]))
}

export function plainHead(scope: Omit<Scope, 'data'>, siteName: string, { routeTitle, path }: PlainPage): Head {
  const { language, origin, query } = scope
  const others = [...query.keys()].filter((name) => name !== 'lang')
  const address = others.length === 0 ? path : undefined
  return {
    title: routeTitle ? `${routeTitle} - ${siteName}` : siteName,
    name: routeTitle ?? siteName,
    siteName,
    description: siteDescription[language](siteName),
    language,
    kind: 'website',
    above: [],
    ...(address ? { canonical: origin + addressInLanguage(address, language) } : {}),
    languages: address ? languagesOf(address, origin) : {},
    things: [],
  }
}

function copiesOf(copies: NonNullable<PageDocument['copies']>, scope: Scope): Head['languages'] {
  const found = scopesOf(copies.each, scope).flatMap((one) => {
    const language = fill(copies.language, one)
    const address = fillAddress(copies.address, one)
    return isPageLanguage(language) && address
      ? [[language, scope.origin + addressInLanguage(address, language)] as const]
      : []
  })
  return Object.fromEntries(found)
}

/** Pages above the page, the site's first one among them. */
function crumbsOf(document: PageDocument, scope: Scope, siteName: string): Place[] {
  const above = (document.crumbs ?? []).flatMap(({ name, address }) => {
    const [text, path] = [fillText(name, scope), fillAddress(address, scope)]
    return text && path ? [{ name: text, url: scope.origin + addressInLanguage(path, scope.language) }] : []
  })
  return [{ name: siteName, url: `${scope.origin}${addressInLanguage('/', scope.language)}` }, ...above]
}

/** The way down to a page, as schema.org has it. */
function breadcrumbs(places: readonly Place[]): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** What a declaration makes of a reply; `plain` is the head it fills in. */
export function declaredHead(document: PageDocument, scope: Scope, plain: Head): Head {
  const { origin } = scope
  const address = fillAddress(document.address, scope)
  // Without its address the reply is not what was declared.
  if (!address) return plain
  const own = document.language === undefined ? undefined : fill(document.language, scope)
  const language = isPageLanguage(own) ? own : scope.language
  const canonical = origin + addressInLanguage(address, language)
  const name = fillText(document.title, scope) ?? plain.name
  const picture = document.picture === undefined ? undefined : fill(document.picture, scope)
  const { siteName } = plain
  const above = crumbsOf(document, scope, siteName)
  return {
    title: `${name} - ${siteName}`,
    name,
    siteName,
    description: clip(fillText(document.description, scope) ?? plain.description),
    language,
    kind: document.kind ?? 'website',
    above,
    canonical,
    languages: document.copies
      ? copiesOf(document.copies, scope)
      : isPageLanguage(own)
        ? { [own]: canonical }
        : languagesOf(address, origin),
    ...(picture ? withPicture(absolute(picture, origin)) : {}),
    things: [
      ...(document.things ?? []).flatMap((thing) => fillNode(thing, scope) ?? []),
      breadcrumbs([...above, { name, url: canonical }]),
    ],
  }
}

const withPicture = (picture: string | undefined) => (picture ? { picture } : {})
