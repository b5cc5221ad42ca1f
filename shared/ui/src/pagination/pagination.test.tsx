import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

import { pageNumbers } from './page-numbers'
import { Pagination } from './pagination'

describe('pageNumbers', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 13, [1, 2, 3, 'gap', 13]],
    [7, 13, [1, 'gap', 6, 7, 8, 'gap', 13]],
    [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
    [13, 13, [1, 'gap', 11, 12, 13]],
  ])('page %d of %d', (page, pageCount, shown) => {
    expect(pageNumbers(page, pageCount)).toEqual(shown)
  })

  test('no number twice, all in range, and no gap of a single page', () => {
    for (let count = 1; count <= 20; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const shown = pageNumbers(page, count)
        const numbers = shown.filter((each) => each !== 'gap')
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers).toContain(page)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(count)
        shown.forEach((each, index) => {
          if (each === 'gap') expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
        })
      }
  })
})

describe('Pagination', () => {
  const bar = (page: number, onPageChange: (page: number) => void = () => undefined) => (
    <Pagination
      label="分页"
      previousLabel="上一页"
      nextLabel="下一页"
      page={page}
      pageCount={5}
      onPageChange={onPageChange}
    />
  )

  test('marks the current page and goes to others', () => {
    const onPageChange = jest.fn()
    render(bar(2, onPageChange))
    expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-current')).toBe('page')
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    fireEvent.click(screen.getByRole('button', { name: '5' }))
    expect(onPageChange.mock.calls).toEqual([[3], [5]])
  })

  test('there is no way before the first page', () => {
    render(bar(1))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(true)
  })
})
