import { describe, expect, test } from '@jest/globals'
import { inkOn, recipeFor } from './crest-recipe'

describe('recipeFor', () => {
  test('the same team always gets the same crest, others get others', () => {
    expect(recipeFor('81', 'Arsenal')).toEqual(recipeFor('81', 'Arsenal'))
    const looks = new Set(
      Array.from({ length: 60 }, (_, id) => JSON.stringify({ ...recipeFor(String(id), ''), letters: '' })),
    )
    expect(looks.size).toBeGreaterThan(55)
  })

  test.each([
    ['Red Star', 'RS'],
    ['Ajax', 'A'],
    ['上海申花', '上'],
    ['德岛漩涡U20', '德'],
    ['Đà Nẵng', 'ĐN'],
    ['1. FC Köln', 'FK'],
    ['76人', '人'],
    ['', '?'],
  ])('letters of %p are %p', (name, letters) => {
    expect(recipeFor('1', name).letters).toBe(letters)
  })

  test('basketball is a roundel', () => {
    expect(recipeFor('7', 'Lakers', true).shape).toBe('round')
  })

  test('colours are written as #rrggbb', () => {
    for (let id = 0; id < 50; id += 1) {
      const { first, second } = recipeFor(String(id), 'A')
      expect(first).toMatch(/^#[0-9a-f]{6}$/)
      expect(second).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

test('letters are dark on light colours and white on dark ones', () => {
  expect(inkOn('#ffffff')).toBe('#11151a')
  expect(inkOn('#0f1c3f')).toBe('#ffffff')
})
