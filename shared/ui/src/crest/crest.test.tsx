import { describe, expect, test } from '@jest/globals'
import { firstNation, isNation, recipeFor } from '@pitchside/base/crest'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { flagArt, nationFlags } from '../flag/flag-art'
import { Crest } from './crest'

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
