import { describe, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { flagArt, nationFlags } from '../flag/flag-art'
import { Crest } from './crest'
import { inkOn, recipeFor } from './crest-recipe'
import { firstNation, isNation } from './nations'

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

describe('Crest', () => {
  test('what fills a crest is cut by its outline as the drawing has it, wherever the filling begins', () => {
    const recipe = { ...recipeFor('1', 'Ajax', true), field: 'half' as const }
    const drawing = renderToStaticMarkup(<Crest id={1} name="Ajax" recipe={recipe} size={72} />)
    const cuts = [...drawing.matchAll(/clip-path:([^"]*)"/g)].map(([, cut = '']) => cut)
    expect(cuts).toHaveLength(2)
    for (const cut of cuts) expect(cut).toMatch(/^path\(.*\) view-box$/)
  })

  test('is spoken by the name of the team, or not at all beside the name', () => {
    const { rerender } = render(<Crest id={1} name="阿森纳" />)
    expect(screen.getByRole('img', { name: '阿森纳' })).toBeDefined()
    rerender(<Crest id={1} name="阿森纳" isDecorative />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test.each([
    [147, '加纳', 'gh'],
    [145, '英格兰', 'gb-eng'],
    [101, '墨西哥', 'mx'],
  ])('the national team %i (%s) wears the flag of its country', async (id, name, code) => {
    const { container } = render(<Crest id={id} name={name} />)
    await waitFor(() => expect(container.querySelector('svg svg path')).not.toBeNull())
    const drawn = [...container.querySelectorAll('svg svg path')].map((path) => [
      path.getAttribute('fill'),
      path.getAttribute('d'),
    ])
    expect(drawn).toEqual(flagArt[code])
    expect(container.querySelector('text')).toBeNull()
  })

  test('clubs have no flag, and each nation has one that was drawn, those of the islands too', () => {
    expect([8201, firstNation - 1, firstNation + nationFlags.length, ''].map(isNation)).toEqual(Array(4).fill(false))
    expect(isNation(firstNation + nationFlags.length - 1)).toBe(true)
    for (const code of [...nationFlags, 'gb-nir', 'gb-wls']) expect(flagArt[code]).toBeDefined()
  })

  test('a small one, of which lists have hundreds, is a handful of elements', () => {
    const { container } = render(<Crest id={8203} name="甲" />)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(4)
    expect(container.querySelector('text')?.textContent).toBe('BO')
  })
})
