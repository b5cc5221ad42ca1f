import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

import { Chip, ChipGroup } from './chip'

const options = [
  { value: 'live', label: '进行中' },
  { value: 'done', label: '完场' },
] as const

test('a count that is not known yet keeps its place, and none keeps nothing', () => {
  const places = (count?: number | null) =>
    render(<Chip count={count}>完场</Chip>).container.querySelectorAll('span').length
  expect([places(12) - places(), places(null) - places()]).toEqual([1, 1])
})

describe('ChipGroup', () => {
  test('filters combine', () => {
    const onValueChange = jest.fn()
    const { rerender } = render(
      <ChipGroup label="筛选" options={options} value={['live']} onValueChange={onValueChange} />,
    )
    fireEvent.click(screen.getByRole('button', { name: '完场' }))
    expect(onValueChange).toHaveBeenLastCalledWith(['live', 'done'])
    rerender(<ChipGroup label="筛选" options={options} value={['live', 'done']} onValueChange={onValueChange} />)
    fireEvent.click(screen.getByRole('button', { name: '进行中' }))
    expect(onValueChange).toHaveBeenLastCalledWith(['done'])
  })

  test('single: a press replaces the choice and the chosen one stays', () => {
    const onValueChange = jest.fn()
    render(<ChipGroup isSingle label="筛选" options={options} value={['live']} onValueChange={onValueChange} />)
    fireEvent.click(screen.getByRole('button', { name: '完场' }))
    expect(onValueChange).toHaveBeenLastCalledWith(['done'])
    fireEvent.click(screen.getByRole('button', { name: '进行中' }))
    expect(onValueChange).toHaveBeenLastCalledWith(['live'])
  })
})

describe('Chip', () => {
  test('the cross has its own name and takes the chip away without choosing it', () => {
    const onClick = jest.fn()
    const onRemove = jest.fn()
    render(
      <Chip onClick={onClick} onRemove={onRemove} removeLabel="删除 阿森纳">
        阿森纳
      </Chip>,
    )
    fireEvent.click(screen.getByRole('button', { name: '删除 阿森纳' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(onClick).not.toHaveBeenCalled()
  })
})
