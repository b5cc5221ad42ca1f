import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useListAddress } from './use-list-address'

function render(at: string) {
  let content: ReactNode
  const router = createMemoryRouter([{ path: '*', Component: () => content }], { initialEntries: [at] })
  const hook = renderHook(() => useListAddress('football'), {
    wrapper: ({ children }) => {
      content = children
      return <RouterProvider router={router} />
    },
  })
  return { ...hook, said: () => new URLSearchParams(router.state.location.search) }
}

test('SCORE-01 changes that follow each other closely are all in the address', async () => {
  const { result, rerender, said } = render('/football')
  await act(async () => {
    const [, go] = result.current
    go({ pinned: new Set([3]) })
    // Something else draws the list again before the first change is in the address.
    rerender()
    go({ hidden: new Set([2]) })
    rerender()
    go(({ hidden }) => ({ hidden: new Set([...hidden, 5]) }))
  })
  expect(said().get('top')).toBe('3')
  expect(said().get('hide')).toBe('2,5')
  expect([...result.current[0].hidden]).toEqual([2, 5])
})
