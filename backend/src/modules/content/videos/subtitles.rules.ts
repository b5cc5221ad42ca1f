import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'

/** What is said from one second to another: plain text, whose lines are apart. */
export interface Cue {
  from: number
  to: number
  text: string
}

const header = /^WEBVTT(?:[ \t].*)?$/
const isNoCue = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const time = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`)
const linesMost = 4

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', quot: '"' }

/** A line as a reader sees it: without its markup, which is not ours to show. */
const plain = (line: string): string =>
  line.replace(/<[^>]*>/g, '').replace(/&(\w{1,8});/g, (whole, name: string) => named[name] ?? whole)

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000

const broken = (line: number) => new Failure('subtitles-broken', { params: { line } })

interface Line {
  text: string
  /** From 1. */
  number: number
}

/** Lines in blocks, as empty lines part them. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line === '') blocks.push([])
    else blocks.at(-1)?.push({ text: line, number: index + 1 })
  }
  return blocks.filter((block) => block.length > 0)
}

function cueOf(block: Line[], wordsOf: (text: string) => string): Cue | undefined {
  // What it is called may stand in front.
  const at = block.findIndex(({ text }) => text.includes('-->'))
  const [first] = block
  const found = timing.exec(block[at]?.text ?? '')
  if (!found || at > 1) throw broken(block[Math.max(0, at)]?.number ?? first?.number ?? 1)
  const [from, to] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))]
  if (to <= from) throw broken(block[at]?.number ?? 1)
  const lines = block.slice(at + 1).map((line) => wordsOf(plain(line.text)))
  const said = lines.filter((line) => line !== '').slice(0, linesMost)
  const text = said.join('\n')
  if ([...text].length > limits.videoCueChars)
    throw new Failure('subtitles-cue-long', { params: { line: block[at]?.number ?? 1, chars: limits.videoCueChars } })
  return text === '' ? undefined : { from, to, text }
}

/**
 * Reads WebVTT: what is said and when. Markup, style sheets, places and comments are dropped: a reader's page shows text. Fails with
 * the number of a line that is none of it. `wordsOf` tidies a text and masks what is covered everywhere.
 */
export function readSubtitles(file: string, wordsOf: (text: string) => string): Cue[] {
  const [head, ...blocks] = blocksOf(file.replace(/^\ufeff/, ''))
  if (!header.test(head?.[0]?.text ?? '') || head?.[0]?.number !== 1) throw new Failure('subtitles-no-vtt')
  if (blocks.length > limits.videoCues) throw new Failure('subtitles-many', { params: { count: limits.videoCues } })
  const said = blocks.filter(([first]) => !isNoCue.test(first?.text ?? ''))
  const cues = said.flatMap((block) => cueOf(block, wordsOf) ?? [])
  if (cues.length === 0) throw new Failure('subtitles-empty')
  return cues.sort((one, other) => one.from - other.from)
}
