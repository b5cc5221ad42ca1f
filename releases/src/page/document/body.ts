import type { Block, Text } from '@pitchside/remote-kit/manifest'
import { escapeText } from '../escape-text'
import { htmlLanguage } from '../page-language'
import { widthsOf } from '../picture-widths'
import { cleanHtml } from './clean-html'
import { fill, fillAddress, fillText, type Scope, scopesOf } from './fill'
import { absolute } from './filters'
import type { Head } from './head'

const link = (text: string, href: string | undefined): string =>
  href ? `<a href="${escapeText(href)}">${escapeText(text)}</a>` : escapeText(text)
const heading = (text: string | undefined): string => (text ? `<h2>${escapeText(text)}</h2>` : '')
const score = (isScore: true | undefined): string => (isScore ? ' data-score' : '')
const addressOf = (address: string | undefined, scope: Scope) =>
  address === undefined ? undefined : fillAddress(address, scope)

type Of<Kind extends Block['block']> = Extract<Block, { block: Kind }>

function facts({ facts: all }: Of<'facts'>, scope: Scope): string {
  const lines = all.flatMap(({ name, value, isScore }) => {
    const [term, text] = [fillText(name, scope), fillText(value, scope)]
    return term && text ? [`<div${score(isScore)}><dt>${escapeText(term)}</dt><dd>${escapeText(text)}</dd></div>`] : []
  })
  return lines.length > 0 ? `<dl>${lines.join('')}</dl>` : ''
}

function list({ title, each, text, address, isScore }: Of<'list'>, scope: Scope): string {
  const lines = scopesOf(each, scope).flatMap((one) => {
    const line = fillText(text, one)
    return line ? [`<li>${link(line, addressOf(address, one))}</li>`] : []
  })
  if (lines.length === 0) return ''
  return `<section${score(isScore)}>${heading(fillText(title, scope))}<ul>${lines.join('')}</ul></section>`
}

function table({ title, each, columns }: Of<'table'>, scope: Scope): string {
  const rows = scopesOf(each, scope).map((one) =>
    columns
      .map(({ value, address }) => `<td>${link(fillText(value, one) ?? '', addressOf(address, one))}</td>`)
      .join(''),
  )
  if (rows.length === 0) return ''
  const names = columns.map(({ name }) => `<th scope="col">${escapeText(fillText(name, scope) ?? '')}</th>`).join('')
  const lines = rows.map((row) => `<tr>${row}</tr>`).join('')
  return `${heading(fillText(title, scope))}<table><thead><tr>${names}</tr></thead><tbody>${lines}</tbody></table>`
}

function picture({ address, of }: Of<'picture'>, scope: Scope): string {
  const src = fill(address, scope)
  if (!src || !absolute(src, scope.origin)) return ''
  return `<img${widthsOf(src, '')} src="${escapeText(src)}" alt="${escapeText(fillText(of, scope) ?? '')}">`
}

function paragraphs(text: Text, scope: Scope): string {
  const lines = (fillText(text, scope) ?? '').split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('')
}

function blockHtml(block: Block, scope: Scope): string {
  switch (block.block) {
    case 'text':
      return paragraphs(block.text, scope)
    case 'html':
      return cleanHtml(fill(block.html, scope) ?? '')
    case 'picture':
      return picture(block, scope)
    case 'facts':
      return facts(block, scope)
    case 'list':
      return list(block, scope)
    case 'table':
      return table(block, scope)
  }
}

/** A declared body as plain HTML: the way to the page, its name, its parts. Whatever a reply holds is text in it. */
export function documentBody(blocks: readonly Block[], head: Head, scope: Scope): string {
  const way = head.above.map(({ name, url }) => link(name, url)).join(' › ')
  const parts = blocks.map((block) => blockHtml(block, scope)).join('')
  return `<nav>${way}</nav><article lang="${htmlLanguage[head.language]}"><h1>${escapeText(head.name)}</h1>${parts}</article>`
}
