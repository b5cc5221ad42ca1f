import { escapeHtml } from '../../../kernel/escape-html'
import { houseHead } from '../../../kernel/house-head'
import type { Language } from '../../../kernel/messages'
import { secondStepScript } from '../../second-factor/second-factor.module'
import { operatorTexts } from './page-texts'

/** JSON that may stand in a data block: nothing in it can end the block. */
const asData = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const languages: [Language, string][] = [
  ['zh', '中文'],
  ['en', 'English'],
  ['vi', 'Tiếng Việt'],
]

const logo =
  '<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#c8f031"/><path fill="#10140a" d="M8 7.5h3.2v17H8zM13.8 9.2c0-1 1.1-1.6 2-1.1l9.6 5.9c1 .6 1 2.4 0 3L15.8 23c-.9.5-2-.1-2-1.1z"/></svg>'

const sun =
  '<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"/></svg>'

/** The frame of the page and the log-in form; the lists are filled in by the script. */
export function renderOperatorPage(
  language: Language,
  calls: Record<string, [string, string]>,
  siteName: string,
): string {
  const texts = operatorTexts[language]
  const t = (key: keyof typeof texts): string => escapeHtml(texts[key])
  const named = { ...texts, title: `${siteName} · ${texts.title}` }
  const title = escapeHtml(named.title)
  const links = languages
    .map(([code, name]) => {
      const current = code === language ? ' aria-current="true"' : ''
      return `<a href="/admin?lang=${code}" lang="${code}" hreflang="${code}"${current}>${name}</a>`
    })
    .join('')
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><script src="/house/theme.js"></script>
${houseHead}<link rel="stylesheet" href="/admin/admin.css">
<script type="application/json" id="boot">${asData({ language, calls, texts: named, secondStep: secondStepScript })}</script>
<script type="module" src="/admin/admin.js"></script></head>
<body>
<a class="skip" href="#main">${t('skip')}</a>
<header class="hd"><a class="logo" href="/">${logo}<span>${title}</span></a><span class="hd-gap"></span>
<nav class="seg languages" aria-label="${t('language')}">${links}</nav>
<button type="button" class="icb" id="theme" aria-label="${t('themeSwitch')}">${sun}</button>
<b class="me" id="who"></b><button type="button" class="btn btn--outline" id="log-out" hidden>${t('logOut')}</button></header>
<noscript><p class="note">${t('noScript')}</p></noscript>
<main class="page" id="door" hidden><form id="log-in" class="gate"><div class="card gate-card">
<div class="gate-brand">${logo}<h1>${t('logIn')}</h1></div><p class="fg3">${t('logInHint')}</p>
<label class="lbl"><span>${t('mobile')}</span><span class="mobile"><input class="in" name="country" value="86" inputmode="numeric" maxlength="4" aria-label="${t('country')}" required><input class="in" name="number" inputmode="numeric" autocomplete="tel-national" maxlength="11" aria-label="${t('mobile')}" required></span></label>
<label class="lbl"><span>${t('password')}</span><input class="in" name="password" type="password" autocomplete="current-password" required></label>
<button class="btn btn--primary btn--lg">${t('logIn')}</button></div></form>
<div class="gate" id="second-step" hidden></div></main>
<div class="page frame" id="desk" hidden><nav class="card" id="sections" aria-label="${t('sections')}"></nav>
<main id="main" tabindex="-1"><section id="view" aria-live="off"></section></main></div>
<p id="note" role="status" aria-live="polite"></p>
</body></html>`
}
