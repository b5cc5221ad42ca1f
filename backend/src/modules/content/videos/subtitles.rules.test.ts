import { describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { readSubtitles } from './subtitles.rules'

const read = (file: string) => readSubtitles(file, (text) => text.trim())
const refusal = (file: string) => {
  try {
    read(file)
    return undefined
  } catch (error) {
    const { reason, params } = error as { reason: string; params: { line?: number } }
    return [reason, params.line].filter((part) => part !== undefined).join(' ')
  }
}
const cue = (text: string, times = '00:01.000 --> 00:02.500') => `WEBVTT\n\n${times}\n${text}\n`

describe('WEB-10 subtitles', () => {
  test('are read with names, places, hours, comments and any ends of lines', () => {
    const file = `﻿WEBVTT - of the derby

NOTE
written by hand

STYLE
::cue { background: url(https://elsewhere.example/seen) }

REGION
id:top

second
01:00:01.000 --> 01:00:02.000 line:10% align:start
Later

00:01.000 --> 00:02.500
First line
second line
`
    const read1 = read(file)
    expect(read1).toEqual([
      { from: 1, to: 2.5, text: 'First line\nsecond line' },
      { from: 3_601, to: 3_602, text: 'Later' },
    ])
    expect(read(file.replaceAll('\n', '\r\n'))).toEqual(read1)
    expect(read(file.replaceAll('\n', '\r'))).toEqual(read1)
  })

  test('keep the words of markup and nothing else of it; what it hides as signs is text', () => {
    expect(read(cue('<v Ann><b>Goal</b>!</v><c.red.bg_lime> <00:01.500>now</c>'))[0]?.text).toBe('Goal! now')
    expect(read(cue('&lt;img src=x onerror=alert(1)&gt; &amp; &nope;'))[0]?.text).toBe(
      '<img src=x onerror=alert(1)> & &nope;',
    )
    expect(read(cue('a <b'))[0]?.text).toBe('a <b')
  })

  test.each([
    ['', 'subtitles-no-vtt'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip\n', 'subtitles-no-vtt'],
    ['WEBVTTX\n', 'subtitles-no-vtt'],
    ['<html><script>alert(1)</script></html>', 'subtitles-no-vtt'],
    ['\nWEBVTT\n', 'subtitles-no-vtt'],
    ['WEBVTT\n', 'subtitles-empty'],
    [cue(''), 'subtitles-empty'],
    [cue('<b></b>'), 'subtitles-empty'],
    [cue('a', '00:01,000 --> 00:02,000'), 'subtitles-broken 3'],
    [cue('a', '00:61.000 --> 01:02.000'), 'subtitles-broken 3'],
    [cue('a', '00:02.000 --> 00:02.000'), 'subtitles-broken 3'],
    ['WEBVTT\n\nno time at all\n', 'subtitles-broken 3'],
    ['WEBVTT\n\na\nb\n00:01.000 --> 00:02.000\nc\n', 'subtitles-broken 5'],
    [cue('x'.repeat(limits.videoCueChars + 1)), 'subtitles-cue-long 3'],
    [`WEBVTT\n${'\n00:01.000 --> 00:02.000\na\n'.repeat(limits.videoCues + 1)}`, 'subtitles-many'],
  ])('that are none are refused, with the line: %j', (file, reason) => {
    expect(refusal(file)).toBe(reason)
  })

  test('of any text are cues in their order, or a refusal', () => {
    const line = fc.constantFrom('WEBVTT', '', '00:01.000 --> 00:02.000', '00:09.000 --> 00:10.000', 'NOTE', '<b>', 'a')
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
        const file = ['WEBVTT', '', ...lines].join('\n')
        if (refusal(file)) return
        const cues = read(file)
        for (const [place, { from, to, text }] of cues.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(text).not.toBe('')
          expect(from).toBeGreaterThanOrEqual(cues[place - 1]?.from ?? 0)
        }
      }),
    )
  })
})
