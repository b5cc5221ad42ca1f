import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

import { ChatLine } from './chat-line'

describe('ChatLine', () => {
  test('a line is read as level, rank, name, text', () => {
    const { container } = render(
      <ChatLine kind="text" user={{ name: '老周', level: 27, noble: { tier: 3, name: '伯爵' } }}>
        稳了
      </ChatLine>,
    )
    expect(container.textContent).toBe('27伯爵老周稳了')
  })

  test('a name that leads somewhere is a button', () => {
    const onSelect = jest.fn()
    render(
      <ChatLine kind="text" user={{ name: '老周', onSelect }}>
        稳了
      </ChatLine>,
    )
    fireEvent.click(screen.getByRole('button', { name: '老周' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('an envelope is opened', () => {
    const onOpen = jest.fn()
    render(
      <ChatLine kind="red-envelope" openLabel="开" onOpen={onOpen}>
        老韩发了一个红包
      </ChatLine>,
    )
    fireEvent.click(screen.getByRole('button', { name: /老韩发了一个红包/ }))
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  test('only a noble enters in the colour of the rank', () => {
    const { container, rerender } = render(
      <ChatLine kind="enter" user={{ name: '海风', noble: { tier: 5, name: '公爵' } }}>
        驾到
      </ChatLine>,
    )
    expect(container.querySelector('p')?.dataset.tier).toBe('5')
    rerender(
      <ChatLine kind="enter" user={{ name: '路人' }}>
        进入直播间
      </ChatLine>,
    )
    expect(container.querySelector('p')?.dataset.tier).toBeUndefined()
  })
})
