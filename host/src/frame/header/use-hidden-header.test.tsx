import { describe, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useHiddenHeader } from './use-hidden-header'

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}

describe('the header', () => {
  test('SHELL-12 hides after 60 px of scroll and returns', () => {
    const { result } = renderHook(() => useHiddenHeader(true))
    scrollTo(60)
    expect(result.current).toBe(false)
    scrollTo(61)
    expect(result.current).toBe(true)
    scrollTo(20)
    expect(result.current).toBe(false)
  })

  test('SHELL-12 stays on other pages, also when it was hidden before', () => {
    const { result, rerender } = renderHook(({ mayHide }) => useHiddenHeader(mayHide), {
      initialProps: { mayHide: true },
    })
    scrollTo(400)
    expect(result.current).toBe(true)
    rerender({ mayHide: false })
    expect(result.current).toBe(false)
    scrollTo(500)
    expect(result.current).toBe(false)
  })
})
