import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useAddress } from './use-address'
import { usePlace } from './use-place'

const steps = ['d', 'tab']

/** A page at an address, and the router it is drawn by. */
function pageAt<Result>(path: string, hook: () => Result) {
  let page: ReactNode
  const router = createMemoryRouter([{ path: '*', Component: () => page }], { initialEntries: ['/before', path] })
  const wrapper = ({ children }: { children: ReactNode }) => {
    page = children
    return <RouterProvider router={router} />
  }
  const { result } = renderHook(hook, { wrapper })
  const shown = () => router.state.location.search
  const back = () => act(() => router.navigate(-1))
  return { result, shown, back, path: () => router.state.location.pathname }
}

test('a tab and a day are steps that back takes back, a filter is not', async () => {
  const { result, shown, back, path } = pageAt('/football', () => useAddress(steps))
  const go = (change: Parameters<(typeof result.current)[1]>[0]) => act(async () => result.current[1](change))
  await go({ tab: 'live' })
  await go({ tab: 'live', q: 'ars' })
  await go({ tab: 'live', d: '2026-11-25', q: 'ars' })
  await go((before) => new URLSearchParams([...before, ['sort', 'time']]))
  expect(shown()).toBe('?tab=live&d=2026-11-25&q=ars&sort=time')
  await back()
  expect(shown()).toBe('?tab=live&q=ars')
  await back()
  expect([path(), shown()]).toEqual(['/football', ''])
  await back()
  expect(path()).toBe('/before')
})

test('a filter that follows a tab at once stands in the entry of the tab', async () => {
  const { result, shown, back } = pageAt('/football', () => useAddress(steps))
  await act(async () => {
    const [, go] = result.current
    go({ tab: 'live' })
    go((before) => new URLSearchParams([...before, ['sort', 'time']]))
  })
  expect(shown()).toBe('?tab=live&sort=time')
  await back()
  expect(shown()).toBe('')
})

test('a list and its page are steps', async () => {
  const { result, shown, back } = pageAt('/member?type=9', () => usePlace(['all', 'own']))
  await act(async () => result.current.toList('own'))
  await act(async () => result.current.toPage(3))
  expect(shown()).toBe('?type=9&list=own&page=3')
  await back()
  expect(result.current).toMatchObject({ list: 'own', page: 1 })
  await back()
  expect(result.current).toMatchObject({ list: 'all', page: 1 })
})

const root = join(__dirname, '../../..')
const sources = readdirSync(root)
  .filter((name) => name === 'host' || name.startsWith('remote-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(name, 'src', file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

test('every page changes its query by this rule', () => {
  const own = sources.filter((file) =>
    /\[[^\]]*,[^\]]*\]\s*=\s*useSearchParams/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(own).toEqual([])
})
