import { expect, test } from '@jest/globals'
import {
  defaultScoreListChoice,
  isTimeZone,
  readScoreListChoice,
  readSpoilerFree,
  writeScoreListChoice,
  writeSpoilerFree,
} from './score-settings'

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

test('alerts and zone change alone; what else the lists keep stays', () => {
  const storage = memory()
  storage.setItem('scoreList', '{"columns":["rank"],"zone":"Asia/Tokyo"}')
  writeScoreListChoice(storage, { alerts: 'followed' })
  expect(readScoreListChoice(storage)).toEqual({ alerts: 'followed', zone: 'Asia/Tokyo' })
  expect(JSON.parse(storage.getItem('scoreList') ?? '')).toMatchObject({ columns: ['rank'] })
})

test.each(['{"alerts":"loud","zone":"Mars/Base"}', '[1', 'null', '{"alerts":3,"zone":{}}'])(
  'SHELL-08 %s gives the defaults',
  (text) => {
    const storage = memory()
    storage.setItem('scoreList', text)
    expect(readScoreListChoice(storage)).toEqual(defaultScoreListChoice)
  },
)

test('the spoiler mode is off until it is turned on', () => {
  const storage = memory()
  expect(readSpoilerFree(storage)).toBe(false)
  writeSpoilerFree(storage, true)
  expect(readSpoilerFree(storage)).toBe(true)
})

test('a zone nobody knows is none, also when asked twice', () => {
  for (const zone of ['', 'Mars/Base', '<script>', 'Mars/Base']) expect(isTimeZone(zone)).toBe(false)
  expect(isTimeZone('Asia/Shanghai')).toBe(true)
})
