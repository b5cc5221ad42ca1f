import { JSDOM } from 'jsdom'
import { problemsOfThing } from './schema-org.mjs'

/** @typedef {(address: string) => Promise<{ status: number, body: string }>} Get asks the site for a path with its query */

const pathOf = (address) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
const xml = (body) => new JSDOM(body, { contentType: 'text/xml' }).window.document
const texts = (document, name) => [...document.getElementsByTagName(name)].map((one) => one.textContent ?? '')

/** Paths of all pages the sitemaps name, in each language, kind by kind. */
async function addressesOf(get) {
  const files = texts(xml((await get('/sitemap.xml')).body), 'loc')
  const kinds = []
  for (const file of files) {
    const urls = [...xml((await get(pathOf(file))).body).getElementsByTagName('url')]
    kinds.push(
      urls.flatMap((url) => [
        ...texts(url, 'loc'),
        ...[...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href') ?? ''),
      ]),
    )
  }
  return kinds.map((addresses) => [...new Set(addresses.map(pathOf))])
}

/** So many of all kinds, taken from each kind in turn and from all over it. */
function sampleOf(kinds, count) {
  const share = Math.ceil(count / kinds.length)
  const picked = kinds.flatMap((addresses) => {
    const step = Math.max(1, Math.floor(addresses.length / share))
    return addresses.filter((_one, index) => index % step === 0).slice(0, share)
  })
  return [...new Set(picked)]
}

/** What a document says of itself. */
function readDocument({ status, body }) {
  const { document } = new JSDOM(body).window
  const attributes = (selector, name) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '')
  const languages = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
  return {
    status,
    title: document.title,
    canonical: attributes('link[rel=canonical]', 'href'),
    languages: languages.map((one) => `${one.getAttribute('hreflang')} ${one.getAttribute('href')}`),
    name: attributes('meta[property="og:title"]', 'content')[0],
    description: attributes('meta[name=description]', 'content')[0],
    heading: document.querySelector('#document h1')?.textContent,
    text: document.querySelector('#document article')?.textContent ?? '',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent ?? ''),
  }
}

function dataProblems(data) {
  return data.flatMap((text) => {
    try {
      return JSON.parse(text)['@graph'].flatMap(problemsOfThing)
    } catch (error) {
      return [`JSON-LD can't be read: ${error.message}`]
    }
  })
}

function ownProblems(address, page) {
  const says = (holds, what) => (holds ? [] : [what])
  const isThing = /[?&](id|team|player|post|name)=/.test(address)
  // A room is a player and a chat: its head says what it is.
  const hasBody = isThing && !address.startsWith('/live?')
  const [canonical = ''] = page.canonical
  return [
    ...says(page.status === 200, `answers ${page.status}`),
    ...says(page.canonical.length === 1, `has ${page.canonical.length} canonical addresses`),
    ...says(canonical === '' || pathOf(canonical) === address, `is canonical at ${canonical}`),
    ...says(page.description, 'has no description'),
    ...says(
      page.languages.length === 0 || page.languages.some((one) => one.endsWith(` ${canonical}`)),
      'is none of its own languages',
    ),
    ...says(!hasBody || page.heading === page.name, `is called ${page.heading} and ${page.name}`),
    ...says(!hasBody || page.text.length > (page.heading?.length ?? 0), 'says nothing but its name'),
    ...says(!isThing || page.data.length > 0, 'has no JSON-LD'),
    ...dataProblems(page.data),
  ]
}

/**
 * Reads `count` pages the sitemaps name, as a crawler without scripts does, and the pages they link to as theirs in another
 * language. Resolves with how many were read and what is wrong, each a sentence that begins with the address.
 * @param {Get} get
 */
export async function crawl(get, count) {
  const read = new Map()
  const open = async (address) => {
    const known = read.get(address) ?? readDocument(await get(address))
    read.set(address, known)
    return known
  }
  const problems = []
  for (const address of sampleOf(await addressesOf(get), count)) {
    const page = await open(address)
    problems.push(...ownProblems(address, page).map((problem) => `${address} ${problem}`))
    for (const link of page.languages) {
      const other = await open(pathOf(link.split(' ')[1]))
      if (other.languages.join() !== page.languages.join()) problems.push(`${address} is not linked back from ${link}`)
    }
  }
  const byTitle = new Map()
  for (const [address, { title }] of read) byTitle.set(title, [...(byTitle.get(title) ?? []), address])
  const twins = [...byTitle].filter(([, addresses]) => addresses.length > 1)
  problems.push(...twins.map(([title, addresses]) => `${addresses.join(' and ')} are all "${title}"`))
  return { pages: read.size, problems }
}
