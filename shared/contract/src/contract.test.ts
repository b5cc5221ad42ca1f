import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type CallName, endpointOf, endpoints, limits, queryPosts } from './index'
import { type CallDefinition, calls } from './schemas'

const rows = readFileSync(join(__dirname, '..', 'endpoints.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

describe('endpoints', () => {
  const known = new Set(Object.values(endpoints))

  test('every call of the specification is there, spelt as specified', () => {
    expect(rows).toHaveLength(141)
    expect(
      rows.map(([, method, path]) => `${method} ${path}`).filter((endpoint) => !known.has(endpoint as never)),
    ).toEqual([])
  })

  test('POST calls marked "query" carry their input in the query', () => {
    const marked = rows
      .filter(([, method, , note]) => method === 'POST' && note?.startsWith('query'))
      .map(([, , path]) => `/${path}`)
    expect([...queryPosts].map((name) => endpointOf(name).path).sort()).toEqual(marked.sort())
  })

  test('no two calls answer at the same address, whatever the case', () => {
    const all = Object.values(endpoints).map((endpoint) => endpoint.toLowerCase())
    expect(new Set(all).size).toBe(all.length)
  })
})

test("operators' calls that read are GET calls, since the others leave an audit row", () => {
  const reads = /^(list|get|count)/
  const wrong = Object.entries<CallDefinition>(calls)
    .filter(
      ([name, { who }]) => who === 'admin' && reads.test(name) !== (endpointOf(name as CallName).method === 'GET'),
    )
    .map(([name]) => name)
  expect(wrong).toEqual([])
})

test('every call has a definition', () => {
  const missing = (Object.keys(endpoints) as CallName[]).filter((name) => !(name in calls))
  expect(missing).toEqual([])
})

test('SHELL-18 the limits are those of the specification', () => {
  expect(limits).toMatchObject({
    httpTimeoutMs: 20_000,
    heartbeatMs: 30_000,
    smsCountdownS: 60,
    goalSoundMs: 6_000,
    mobileChars: 11,
    smsCodeChars: 6,
    searchChars: 10,
    hotTeams: 10,
    chatPageMessages: 15,
    timeDividerGapS: 120,
    justNowS: 60,
    weekdayLabelH: 168,
    headerHideScrollPx: 60,
    mobileLayoutPx: 992,
    mobileRedirectPx: 500,
    mobileCheckPx: 1080,
    progressEndMs: 500,
    profileUpdateDelayMs: 1_000,
    messagingLoginDelayMs: 500,
    emojiPx: 20,
    randomMin: 1_000,
    randomMax: 9_999,
    defaultCountryCode: '86',
    placardChars: 50,
    coverBytes: 5 * 1024 * 1024,
    videoBytes: 50 * 1024 * 1024,
    photosPerPost: 4,
    paymentPasswordDigits: 6,
    roomManagers: 200,
    recordRangeMonths: 3,
    expertExperienceWords: 200,
    introductionMinChars: 15,
    freeAdvertisementBarrages: 30,
    chunkLoadTimeoutMs: 120_000,
  })
})
