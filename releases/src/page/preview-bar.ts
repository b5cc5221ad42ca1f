import { type Preview, previewPath } from '../access/preview'
import { escapeText } from './escape-text'
import type { PageLanguage } from './page-language'

const words: Readonly<Record<PageLanguage, { what: string; until: string; leave: string }>> = {
  zh: { what: '预览', until: '有效期至', leave: '退出预览' },
  en: { what: 'Preview', until: 'until', leave: 'Leave the preview' },
  vi: { what: 'Bản xem trước', until: 'đến', leave: 'Rời bản xem trước' },
}

/** What the head of a previewed page has beside that of others. It stands before the host: its tokens may not be there. */
export const previewHead = `
<meta name="robots" content="noindex">
<style>
.preview-bar{position:fixed;inset:auto 0 0 0;z-index:2147483000;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;align-items:center;padding:6px 12px;font:600 13px/1.5 system-ui,sans-serif;color:#1d1503;background:#ffc53d}
.preview-bar a{color:inherit;text-underline-offset:3px}
.preview-bar a:focus-visible{outline:2px solid #1d1503;outline-offset:2px}
body{padding-bottom:34px}
</style>`

/** A bar that says which build of which branch this is, and the way out. Without scripts: it is there whatever breaks. */
export function previewBar(
  { label, package: name, build, until }: Pick<Preview, 'label' | 'package' | 'build' | 'until'>,
  language: PageLanguage,
): string {
  const { what, until: ends, leave } = words[language]
  const time = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const text = escapeText(`${what} · ${label} · ${name} ${build} · ${ends} ${time}`)
  return `<aside class="preview-bar" aria-label="${what}"><span>${text}</span><a href="${previewPath}leave">${leave}</a></aside>\n`
}
