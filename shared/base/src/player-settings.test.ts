import { describe, expect, test } from '@jest/globals'
import {
  defaultBarrageSettings,
  readBarrageSettings,
  readGameSettings,
  readImmediateSettings,
  writeGameSettings,
} from './player-settings'

function storageWith(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('stored settings', () => {
  test('SHELL-17 an empty browser has the specified defaults', () => {
    const storage = storageWith()
    expect(readGameSettings(storage)).toEqual({ red: true, voice: false, yellow: true })
    expect(readImmediateSettings(storage)).toEqual({ value1: true, value2: true, value3: false, value4: false })
    expect(readBarrageSettings(storage)).toEqual({ show: true, area: 3, size: 2, opacity: 100 })
  })

  test('SHELL-08 the key is gameSeting, as specified', () => {
    const storage = storageWith()
    writeGameSettings(storage, { red: false, voice: true, yellow: false })
    expect(JSON.parse(storage.getItem('gameSeting') ?? '')).toEqual({ red: false, voice: true, yellow: false })
    expect(readGameSettings(storage).voice).toBe(true)
  })

  test.each(['{', '[]', 'null', '"x"', '{"red":"yes","voice":1}'])(
    'SHELL-08 %s under gameSeting gives defaults',
    (text) => {
      expect(readGameSettings(storageWith({ gameSeting: text }))).toEqual({ red: true, voice: false, yellow: true })
    },
  )

  test('values out of range fall back', () => {
    const storage = storageWith({ barrage: '{"show":false,"area":9,"size":0,"opacity":400}' })
    expect(readBarrageSettings(storage)).toEqual({ ...defaultBarrageSettings, show: false })
  })
})
