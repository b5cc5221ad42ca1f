import type { PageLanguage } from '@pitchside/remote-kit/manifest'
import { htmlLanguage } from '../page-language'

interface Reader {
  language: PageLanguage
  origin: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of HTML: a space where a block ends. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Absolute address of a path of the site or of a page of the web; nothing else is one. */
export function absolute(address: string, origin: string): string | undefined {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(address)) return undefined
  try {
    return new URL(address, origin).href
  } catch {
    return undefined
  }
}

const date = (seconds: number, { language }: Reader): string =>
  new Intl.DateTimeFormat(htmlLanguage[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The site's own clock.
    timeZone: 'Asia/Shanghai',
  }).format(seconds * 1_000)

/** Seconds as ISO 8601 writes a duration. */
function duration(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), Math.floor(seconds % 60)]
  return `PT${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s || (!h && !m) ? `${s}S` : ''}`
}

/** Of times and lengths that are known: the feed says 0 for those that are not. */
const known = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e11 ? value : undefined
const ofNumber =
  (make: (value: number, reader: Reader) => string) =>
  (value: unknown, reader: Reader): unknown => {
    const number = known(value)
    return number === undefined ? undefined : make(number, reader)
  }
const ofText =
  (make: (value: string, reader: Reader) => string | undefined) =>
  (value: unknown, reader: Reader): unknown =>
    typeof value === 'string' ? make(value, reader) : undefined

const filters: Readonly<Record<string, (value: unknown, reader: Reader) => unknown>> = {
  time: ofNumber((seconds) => new Date(seconds * 1_000).toISOString()),
  date: ofNumber(date),
  duration: ofNumber(duration),
  plain: ofText(plain),
  first: ofText((list) => list.split(',')[0]),
  address: ofText((address, { origin }) => absolute(address, origin)),
  some: (value) => (value === 0 ? undefined : value),
}

/** What a filter of a declaration makes of a value; nothing for a filter there isn't. */
export function made(name: string, value: unknown, reader: Reader): unknown {
  const key = name.trim()
  return Object.hasOwn(filters, key) ? filters[key]?.(value, reader) : undefined
}
