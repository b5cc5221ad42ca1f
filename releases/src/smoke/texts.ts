import type { BrowserContext } from 'playwright-core'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import { hopesOf } from './hope'

interface Container {
  get(module: string): Promise<() => { default: { i18n: Record<string, () => Promise<{ default: object }>> } }>
}

/** Keys of every language's texts, nested ones as `a.b`, plural forms as one. Runs in the page. */
async function keysInPage(container: string): Promise<Record<string, string[]>> {
  const flat = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object'
        ? flat(text, `${before}${key}.`)
        : [before + key.replace(/_(?:zero|one|two|few|many|other)$/, '')],
    )
  const remote = (globalThis as unknown as Record<string, Container>)[container]
  if (!remote) return {}
  const { i18n } = (await remote.get('./contribution'))().default
  const read = Object.entries(i18n).map(async ([language, load]) => [language, flat((await load()).default)] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** Texts that one language of a remote has and another has not: `en lacks list.empty`. */
export async function missingTexts(
  context: BrowserContext,
  version: PublishedVersion,
  address: string,
): Promise<string[]> {
  if (!isRemoteVersion(version)) return []
  const route = version.manifest.routes.find(({ path }) => !/[:*]/.test(path))
  if (!route) return []
  const page = await context.newPage()
  const hopeFor = hopesOf(page)
  try {
    await page.goto(address + route.path, { waitUntil: 'domcontentloaded' })
    await hopeFor(page.waitForFunction((name) => name in globalThis, version.manifest.container, { timeout: 10_000 }))
    const keys = Object.entries(await page.evaluate(keysInPage, version.manifest.container))
    const all = new Set(keys.flatMap(([, ofLanguage]) => ofLanguage))
    return keys.flatMap(([language, ofLanguage]) => {
      const lacking = [...all].filter((key) => !ofLanguage.includes(key))
      return lacking.length === 0 ? [] : [`${language} lacks ${lacking.slice(0, 5).join(', ')}`]
    })
  } finally {
    await page.close()
  }
}
