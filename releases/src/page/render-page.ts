import type { CodeFiles } from '@pitchside/remote-kit/manifest'
import type { Preview } from '../access/preview'
import type { PageRelease } from '../core/resolve'
import { isHome, routeOfPath } from '../http/match-route'
import type { Head } from './document/head'
import { headTags } from './document/head-tags'
import { standIn } from './document/stand-in'
import { broughtBack, earlyScript } from './early-script'
import { escapeText } from './escape-text'
import { inlineJson } from './inline-json'
import { installWorker } from './install-worker'
import { htmlLanguage, type PageLanguage } from './page-language'
import { widthsOf } from './picture-widths'
import { previewBar, previewHead } from './preview-bar'

/** What one answer is made for. */
export interface PageOptions {
  path: string
  language: PageLanguage
  nonce: string
  head: Head
  /** What can be read until the page's own code shows it; HTML. */
  body?: string | undefined
  /** Scripts that must run before the host, e.g. for hot reload. */
  earlyScripts?: readonly string[]
  /** The picture the page leads with: its address is known before any script runs. */
  picture?: string | undefined
  /** A build of a branch that is shown: the page says so. */
  preview?: Pick<Preview, 'label' | 'package' | 'build' | 'until'> | undefined
}

interface Preload {
  href: string
  as: 'script' | 'style' | 'font' | 'image'
  integrity?: string
}

/** A preload is used only by who asks with the same hash. */
function preloadsOf(files: CodeFiles, base: string, hashes: PageRelease['hashes']): Preload[] {
  const preload = (as: Preload['as']) => (file: string) => ({
    href: base + file,
    as,
    integrity: hashes.get(base + file),
  })
  return [...files.css.map(preload('style')), ...files.js.map(preload('script'))]
}

/** The first page of the site is slots; its largest picture is in this one. */
const leadingSlot = 'main.hero'

/** Whose files an address needs first: the remote of its route, or that of the slot the home page leads with. */
function firstOf(release: PageRelease['release'], path: string): { id: string; files: CodeFiles } | undefined {
  const found = routeOfPath(release, path)
  if (found) return { id: found.id, files: found.route.files }
  if (!isHome(path)) return undefined
  for (const [id, { current }] of Object.entries(release.remotes)) {
    const slot = current.manifest.slots.find(({ into }) => into === leadingSlot)
    if (slot) return { id, files: slot.files }
  }
  return undefined
}

/** Files of the asked page that the host would ask for one after the other. */
export function pagePreloads({ release, hashes }: PageRelease, path: string, language: PageLanguage): Preload[] {
  const first = firstOf(release, path)
  const remote = first && release.remotes[first.id]
  if (!first || !remote) return []
  const { manifest, base } = remote.current
  const texts = manifest.i18n[language]
  const all = [manifest.entry, first.files, ...(texts ? [texts] : [])].flatMap((files) =>
    preloadsOf(files, base, hashes),
  )
  return [...new Map(all.map((preload) => [preload.href, preload])).values()]
}

const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${hash}"` : '')

const ofCode = ({ integrity }: Preload) => integrityAttribute(integrity)

/** What a preload has to say so that the page finds in it what it asks for. */
const extras: Readonly<Record<Preload['as'], (preload: Preload) => string>> = {
  script: ofCode,
  style: ofCode,
  font: () => ' type="font/woff2" crossorigin',
  image: ({ href }) => `${widthsOf(href, 'image')} fetchpriority="high"`,
}

const preloadTag = (preload: Preload): string =>
  `<link rel="preload" href="${escapeText(preload.href)}" as="${preload.as}"${extras[preload.as](preload)}>`

/** The page every address of the site answers with. */
export function renderPage(
  page: PageRelease,
  { path, language, nonce, head, body, earlyScripts = [], picture, preview }: PageOptions,
): string {
  const { base, manifest } = page.host
  const texts = manifest.i18n[language]
  const sealed = (file: string) => integrityAttribute(page.hashes.get(base + file))
  const tags = [
    ...(picture ? [preloadTag({ href: picture, as: 'image' })] : []),
    ...manifest.entry.css.map((file) => `<link rel="stylesheet" href="${base}${file}"${sealed(file)}>`),
    ...manifest.entry.js.map((file) => `<script src="${base}${file}"${sealed(file)} defer></script>`),
    ...(texts ? preloadsOf(texts, base, page.hashes) : []).map(preloadTag),
    ...pagePreloads(page, path, language).map(preloadTag),
    ...manifest.fonts.map((file) => preloadTag({ href: base + file, as: 'font' })),
  ]
  return `<!doctype html>
<html lang="${htmlLanguage[language]}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(head).join('\n')}
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest?lang=${language}">
<link rel="apple-touch-icon" href="/icons/apple-180.png">${preview ? previewHead : ''}
${[earlyScript, broughtBack, installWorker, ...earlyScripts].map((script) => `<script nonce="${nonce}">${script}</script>`).join('\n')}
${tags.join('\n')}
</head>
<body>
${preview ? previewBar(preview, language) : ''}<div id="root"></div>${body ? standIn(body, nonce) : ''}
<script type="application/json" id="release">${inlineJson(page.release)}</script>
</body>
</html>
`
}
