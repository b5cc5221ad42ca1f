import { isNamed } from '@pitchside/base'
import { escapeHtml } from '../../kernel/escape-html'
import type { Language } from '../../kernel/messages'
import type { QrView } from './qr-login.service'
import { qrStyle } from './qr-login-style'
import { type QrTexts, qrTexts } from './qr-login-texts'

export interface QrPageInput {
  language: Language
  view: QrView
  code: string
  /** Browser and address that ask to be logged in. */
  browser: string
  ip: string
  nickname: string
  /** Why the last try failed. */
  error: string
  /** The number as it was typed, after a refusal. */
  typed: { country: string; number: string }
  /** Of a log-in whose password was right and that wants its second step; else empty. */
  ticket: string
  /** As it was configured. */
  siteName: string
}

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#c8f031"/><path fill="#10140a" d="M8 7.5h3.2v17H8zM13.8 9.2c0-1 1.1-1.6 2-1.1l9.6 5.9c1 .6 1 2.4 0 3L15.8 23c-.9.5-2-.1-2-1.1z"/></svg>`
const tick = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true"><path d="m5 12 5 5L19 7"/></svg>`
const cross = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>`

/** "Chrome · Windows" of a user agent. */
export function browserName(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : userAgent.slice(0, 40)
  const system = [
    [/Windows/, 'Windows'],
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ].find(([pattern]) => (pattern as RegExp).test(userAgent))?.[1]
  return [browser, system].filter(Boolean).join(' · ') || '—'
}

function notice(title: string, hint: string, isGood: boolean): string {
  return `<div class="mark${isGood ? '' : ' off'}">${isGood ? tick : cross}</div><h1>${title}</h1><p>${hint}</p>`
}

function signInForm({ code, typed }: QrPageInput, texts: QrTexts): string {
  const isKept = typed.number !== ''
  return `<h1>${texts.title}</h1><p>${texts.signInHint}</p>
<form method="post" action="/qr/${escapeHtml(code)}/sign-in">
<label>${texts.mobile}<span class="row"><input name="country" value="${escapeHtml(typed.country)}" inputmode="numeric" maxlength="4" aria-label="+"><input name="number" inputmode="numeric" autocomplete="tel-national" maxlength="11" value="${escapeHtml(typed.number)}" required${isKept ? '' : ' autofocus'}></span></label>
<label>${texts.password}<input name="password" type="password" autocomplete="current-password" required${isKept ? ' autofocus' : ''}></label>
<button>${texts.signIn}</button></form>`
}

function secondStepForm({ code, ticket }: QrPageInput, texts: QrTexts): string {
  return `<h1>${texts.secondStep}</h1><p>${texts.secondStepHint}</p>
<form method="post" action="/qr/${escapeHtml(code)}/second-step"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<label>${texts.secondCode}<input name="code" autocomplete="one-time-code" maxlength="40" required autofocus></label>
<button>${texts.signIn}</button></form>`
}

function confirmForm({ code, browser, ip, nickname }: QrPageInput, texts: QrTexts): string {
  const action = `/qr/${escapeHtml(code)}`
  return `<h1>${texts.confirmTitle}</h1><p>${texts.confirmHint}</p>
<dl><div><dt>${texts.account}</dt><dd>${escapeHtml(nickname)}</dd></div>
<div><dt>${texts.device}</dt><dd>${escapeHtml(browserName(browser))}</dd></div>
<div><dt>${texts.address}</dt><dd>${escapeHtml(ip)}</dd></div></dl>
<form method="post" action="${action}/confirm"><button>${texts.confirm}</button></form>
<form method="post" action="${action}/cancel"><button class="plain">${texts.cancel}</button></form>`
}

function bodyOf(input: QrPageInput, texts: QrTexts): string {
  switch (input.view) {
    case 'sign-in':
      return input.ticket === '' ? signInForm(input, texts) : secondStepForm(input, texts)
    case 'confirm':
      return confirmForm(input, texts)
    case 'done':
      return notice(texts.done, texts.doneHint, true)
    case 'cancelled':
      return notice(texts.cancelled, texts.cancelledHint, false)
    case 'foreign':
      return notice(texts.foreign, texts.foreignHint, false)
    case 'gone':
      return notice(texts.gone, texts.goneHint, false)
  }
}

/** The whole page, without a script. */
export function renderQrPage(input: QrPageInput): string {
  const texts = qrTexts[input.language]
  const brand = isNamed(input.siteName) ? escapeHtml(input.siteName) : texts.brand
  const error = input.error ? `<p class="wrong" role="alert">${escapeHtml(input.error)}</p>` : ''
  return `<!doctype html><html lang="${input.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title} - ${brand}</title><style>${qrStyle}</style></head>
<body><main><div class="brand">${logo}${brand}</div>${error}${bodyOf(input, texts)}</main></body></html>`
}
