import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wholeOf } from '../../kernel/decimal'
import { escapeHtml } from '../../kernel/escape-html'
import { siteClock } from '../../kernel/site-day'
import { payPath } from '../../modules/payments/pay-addresses'
import { isForeignForm, languageOfBrowser, sendPayPage } from '../../modules/payments/pay-page'
import { yuanOf } from '../../modules/payments/recharge.rules'
import { type Behaviour, behaviours, type SandboxBooks } from './sandbox-books'
import type { CashierLink, SandboxKeys } from './sandbox-keys'
import { type SandboxTexts, sandboxTexts } from './sandbox-texts'

const path = `${payPath}/sandbox`

type Fields = Readonly<Record<string, unknown>>

/** Address of the cashier for an order; its signature is the merchant's word for the amount. */
export function cashierLink(origin: string, link: CashierLink, signature: string): string {
  const { orderNo, amountFen, expiresAt, back } = link
  const query = { order: orderNo, amount: String(amountFen), until: String(expiresAt), back, sign: signature }
  return `${origin}${path}?${new URLSearchParams(query)}`
}

function readLink(fields: Fields): { link: CashierLink; signature: string } {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const link = {
    orderNo: text('order'),
    amountFen: wholeOf(text('amount')) ?? Number.NaN,
    expiresAt: wholeOf(text('until')) ?? Number.NaN,
    back: text('back'),
  }
  return { link, signature: text('sign') }
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

function formOf(words: SandboxTexts, { link, signature }: ReturnType<typeof readLink>): string {
  const { orderNo, amountFen, expiresAt, back } = link
  const until = siteClock(expiresAt).slice(11, 16)
  const fields = [
    hidden('order', orderNo),
    hidden('amount', String(amountFen)),
    hidden('until', String(expiresAt)),
    hidden('back', back),
    hidden('sign', signature),
  ].join('')
  const buttons = behaviours.map((name) => {
    const [title, hint] = words.behaviours[name]
    const [look, small] = name === 'paid' ? ['btn--primary btn--lg', ''] : ['way', `<small>${hint}</small>`]
    return `<button name="behaviour" value="${name}" class="btn ${look}">${title}${small}</button>`
  })
  return `<div class="sum">¥${yuanOf(amountFen)}</div><dl><div><dt>${words.order}</dt><dd>${escapeHtml(orderNo)}</dd></div>
<div><dt>${words.until}</dt><dd>${until} (UTC+8)</dd></div></dl><p>${words.choose}</p>
<form method="post" action="${path}">${fields}${buttons.join('')}</form>`
}

/** What the pages need of the cashier. */
export interface SandboxDesk {
  books: SandboxBooks
  keys: SandboxKeys
  pay(orderNo: string, amountFen: number, behaviour: Behaviour): Promise<void>
}

/** The pages of the sandbox cashier: forms only, no script, and clearly marked. */
export function sandboxRoutes(app: FastifyInstance, provider: SandboxDesk, now: () => number): void {
  function show(request: FastifyRequest, reply: FastifyReply, heading: string, body: string, status = 200) {
    const language = languageOfBrowser(request)
    const words = sandboxTexts[language]
    const whole = `<p class="test">${words.mark}</p><h1>${heading}</h1>${body}`
    return sendPayPage(request, reply, { language, title: words.title, body: whole }, status)
  }
  const wordsFor = (request: FastifyRequest) => sandboxTexts[languageOfBrowser(request)]
  const backLink = (words: SandboxTexts, back: string) =>
    `<a class="btn btn--primary btn--lg" href="${escapeHtml(back)}">${words.back}</a>`

  async function answer(request: FastifyRequest, reply: FastifyReply, fields: Fields, behaviour?: Behaviour) {
    const words = wordsFor(request)
    const signed = readLink(fields)
    const { link } = signed
    if (!Number.isSafeInteger(link.amountFen) || !(await provider.keys.isLinkSigned(link, signed.signature)))
      return show(request, reply, words.title, `<p role="alert">${words.wrongLink}</p>`, 403)
    const payment = await provider.books.find(link.orderNo)
    const isOver = link.expiresAt <= now() || payment?.status === 'paid'
    if (isOver)
      return show(request, reply, words.closed, `<p>${words.closedHint}</p>${backLink(words, link.back)}`, 410)
    if (behaviour === undefined) return show(request, reply, words.title, formOf(words, signed))
    await provider.pay(link.orderNo, link.amountFen, behaviour)
    const said = `<p role="status">${words.done[behaviour]}</p>${backLink(words, link.back)}`
    return show(request, reply, words.sent, said)
  }

  app.get(path, (request, reply) => answer(request, reply, (request.query ?? {}) as Fields))
  app.post(path, async (request, reply) => {
    if (isForeignForm(request)) return reply.code(403).type('text/plain').send('Forbidden')
    const fields = (request.body ?? {}) as Fields
    const behaviour = behaviours.find((name) => name === fields.behaviour)
    if (!behaviour) return reply.code(400).type('text/plain').send('No such behaviour')
    return answer(request, reply, fields, behaviour)
  })
}
