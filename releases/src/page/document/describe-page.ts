import { siteNameIn, withDeadline } from '@pitchside/base'
import type { Ask, PageDocument } from '@pitchside/remote-kit/manifest'
import type { PageRelease } from '../../core/resolve'
import { isHome, routeOfPath } from '../../http/match-route'
import type { PageLanguage } from '../page-language'
import { documentBody } from './body'
import { fill, type Scope } from './fill'
import { declaredHead, type Head, plainHead } from './head'

/** A public call a declaration asks for, in the language of the reader. */
export interface PageQuestion {
  call: string
  input: Readonly<Record<string, string>>
  language: PageLanguage
  /** Address of the visitor. */
  ip: string
}

/** Answers with the data of a public call; rejects for one that is none, and when it fails. */
export type DataOfPage = (question: PageQuestion) => Promise<unknown>

/** Where documents get what they say. */
export interface DescribeOptions {
  /** Answers public calls; without it documents say what their route does. */
  dataOf?: DataOfPage
  /** Asks for the name of the site, where it has one of its own. */
  siteName?: () => Promise<string>
  /** How long a document waits for what it says, in milliseconds. */
  patienceMs?: number
}

/** What is asked of the service. */
export interface AskedPage {
  path: string
  query: URLSearchParams
  language: PageLanguage
  /** Of the site, for addresses that others keep. */
  origin: string
  ip: string
}

/**
 * A document waits no longer for what it says. The seasons of a league that nobody asked for since the start take a second to
 * count, and three on a busy machine: the page would wait for the same answer, and a crawler keeps what it was told.
 */
const usualPatienceMs = 3_000

/** A route with parameters is no address. */
const fixed = (route: string): string | undefined => (/[:*]/.test(route) ? undefined : route)

const hasAll = (when: PageDocument['when'], query: URLSearchParams): boolean =>
  Object.entries(when ?? {}).every(([name, value]) =>
    value === '*' ? query.has(name) : (query.get(name) ?? '') === value,
  )

/** Parameters of a call; undefined when what they name is not there. */
function inputOf({ input }: Ask, scope: Scope): Record<string, string> | undefined {
  const pairs = Object.entries(input).map(([name, template]) => [name, fill(template, scope)] as const)
  return pairs.every((pair): pair is [string, string] => pair[1] !== undefined) ? Object.fromEntries(pairs) : undefined
}

type Asker = (ask: Ask, data: unknown, patienceMs: number) => Promise<unknown>

function askerFor(asked: AskedPage, dataOf: DataOfPage): Asker {
  const { language, ip } = asked
  return async (ask, data, patienceMs) => {
    const input = inputOf(ask, { ...asked, data })
    if (!input) return undefined
    return withDeadline(dataOf({ call: ask.call, input, language, ip }), patienceMs, 'the data of a document')
  }
}

async function dataFor(
  { ask, more = {} }: PageDocument,
  asked: AskedPage,
  { dataOf, patienceMs = usualPatienceMs }: DescribeOptions,
): Promise<unknown> {
  if (!ask) return {}
  if (!dataOf) return undefined
  const asker = askerFor(asked, dataOf)
  const data = await asker(ask, {}, patienceMs)
  if (typeof data !== 'object' || data === null || Object.keys(more).length === 0) return data
  // What the page is about is there: the rest is worth half the wait.
  const replies = Object.entries(more).map(async ([name, one]) => {
    const reply = await asker(one, data, patienceMs / 2).catch(() => undefined)
    return [name, reply] as const
  })
  return { ...data, more: Object.fromEntries(await Promise.all(replies)) }
}

/** Nobody says in time what the site is called: then it has the product's name. */
export async function askedName({ siteName, patienceMs = usualPatienceMs }: DescribeOptions): Promise<string> {
  if (!siteName) return ''
  return withDeadline(siteName(), patienceMs, 'the name of the site').catch(() => '')
}

/** What a document says before any script runs: its head, and the HTML of its body where it has one. */
export interface Described {
  head: Head
  body?: string
}

/** Whoever is asked and fails, or takes long, leaves the document plain: no page waits or fails for what it says. */
export async function describePage(
  { release, documents }: PageRelease,
  asked: AskedPage,
  options: DescribeOptions,
): Promise<Described> {
  const { path, query, language } = asked
  const siteName = siteNameIn(language, await askedName(options))
  const found = routeOfPath(release, path)
  const remote = found && release.remotes[found.id]?.current
  const title = found && remote?.manifest.texts[language]?.[found.route.title.replace(/^.*?:/, '')]
  const routeTitle = title?.replaceAll('{{site}}', siteName)
  const plain = plainHead(asked, siteName, {
    routeTitle,
    path: found ? fixed(found.route.path) : isHome(path) ? '/main' : undefined,
  })
  const declared =
    remote && documents.get(remote.base)?.find((one) => one.path === found.route.path && hasAll(one.when, query))
  if (!declared) return { head: plain }
  try {
    const data = await dataFor(declared, asked, options)
    if (data === undefined) return { head: plain }
    const scope = { ...asked, data }
    const head = declaredHead(declared, scope, plain)
    return { head, ...(declared.body ? { body: documentBody(declared.body, head, scope) } : {}) }
  } catch {
    return { head: plain }
  }
}
