import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { repositoryRoot } from '@pitchside/build/packages'

/** Everything of a release that a single build would not carry: it knows its files and has no other version. */
function withoutFederation(release) {
  const remotes = Object.entries(release.remotes).map(([id, { current }]) => {
    const { routes, slots, ...rest } = current.manifest
    const bare = ({ files, ...one }) => one
    const manifest = {
      ...rest,
      files: [],
      i18n: {},
      entry: { js: [], css: [] },
      routes: routes.map(bare),
      slots: slots.map(bare),
    }
    return [id, { current: { ...current, manifest }, previous: [] }]
  })
  return { ...release, remotes: Object.fromEntries(remotes) }
}

const inlineRelease = /(<script type="application\/json" id="release">)(.*?)(<\/script>)/s

/** The release a page carries. */
export const releaseIn = (html) => JSON.parse(inlineRelease.exec(html)[2])

/** The page of the single build: the same page with its own files, preloading what the same route needs. */
export function monoPage(html, mono, route) {
  const release = releaseIn(html)
  const owner = Object.values(release.remotes).find(({ current }) =>
    current.manifest.routes.some((one) => one.path === route),
  ).current.manifest
  const contribution = path.join(repositoryRoot, `remote-${owner.id}/src/contribution.ts`)
  const page = mono.find(contribution, pageRequest(owner.id, route))
  const texts = mono.find(contribution, './i18n/zh.json')
  const hostTexts = mono.manifest.i18n.zh
  const loaded = [page, texts, hostTexts]
  const at = (file) => `/assets/mono/${file}`
  const tags = [
    ...mono.manifest.entry.css.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...mono.manifest.entry.js.map((file) => `<script src="${at(file)}" defer></script>`),
    ...new Set(
      loaded.flatMap((files) => files.css.map((file) => `<link rel="preload" href="${at(file)}" as="style">`)),
    ),
    ...new Set(
      loaded.flatMap((files) => files.js.map((file) => `<link rel="preload" href="${at(file)}" as="script">`)),
    ),
    ...mono.manifest.fonts.map(
      (file) => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`,
    ),
  ]
  const ownFiles = /<link rel="(stylesheet|preload)"[^>]*>\n?|<script src=[^>]*><\/script>\n?/g
  const json = JSON.stringify(withoutFederation(release)).replaceAll('<', '\\u003c')
  return html
    .replace(ownFiles, '')
    .replace('</head>', `${tags.join('\n')}\n</head>`)
    .replace(inlineRelease, (_all, open, _json, close) => open + json + close)
}

/** Request of the page's import in the contribution's source. */
function pageRequest(id, route) {
  const source = readFileSync(path.join(repositoryRoot, `remote-${id}/src/contribution.ts`), 'utf8')
  const after = source.slice(source.indexOf(`path: '${route}'`))
  const [, request, name] = /page: (?:\(\) => import\('([^']+)'\)|(\w+))/.exec(after)
  return request ?? new RegExp(`const ${name} = \\(\\) => import\\('([^']+)'\\)`).exec(source)[1]
}

/** Brotli as the release service stores it: quality 11. */
export const brotli = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
