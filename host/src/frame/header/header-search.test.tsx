import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type AnsweringServer, refused, startAnsweringServer } from '../../testing/answering-server'
import { renderPage } from '../../testing/render-page'
import { forgetEverything } from '../../testing/session'
import { HeaderSearch } from './header-search'

const teams = Array.from({ length: 12 }, (_, index) => ({ sourceid: index + 1, short_name_zh: `球队${index + 1}` }))

let server: AnsweringServer

beforeEach(async () => {
  forgetEverything()
  server = await startAnsweringServer({ listHotTeams: { data: { hot_match: teams } } })
})
afterEach(() => server.close())

const input = () => screen.getByRole('combobox', { name: '搜索' }) as HTMLInputElement
const address = () => screen.getByTestId('address').textContent
const history = () => JSON.parse(localStorage.getItem('historyList') ?? '[]') as string[]

function search(word: string) {
  act(() => input().focus())
  fireEvent.change(input(), { target: { value: word } })
  fireEvent.keyDown(input(), { key: 'Enter' })
}

describe('the search box', () => {
  test('HDR-02 takes ten Chinese signs or forty Latin ones; a word that is still being composed is left alone', async () => {
    await renderPage(<HeaderSearch />)
    fireEvent.change(input(), { target: { value: '一二三四五六七八九十十一' } })
    expect(input().value).toBe('一二三四五六七八九十')
    fireEvent.input(input(), { target: { value: '一二三四五六七八九十pin' }, isComposing: true })
    expect(input().value).toBe('一二三四五六七八九十pin')
    fireEvent.compositionEnd(input())
    expect(input().value).toBe('一二三四五六七八九十')
    fireEvent.change(input(), { target: { value: 'Wolverhampton Wanderers against Nottingham Forest' } })
    expect(input().value).toBe('Wolverhampton Wanderers against Nottingh')
  })

  test('HDR-02 Enter goes to the results and remembers the word', async () => {
    await renderPage(<HeaderSearch />)
    search('  阿森纳 ')
    expect(address()).toBe(`/search?name=${encodeURIComponent('阿森纳')}`)
    expect(history()).toEqual(['阿森纳'])
  })

  test('SHELL-05 HDR-02 with Ctrl or Command Enter searches in a new tab, and this page stays', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    fireEvent.change(input(), { target: { value: '阿森纳' } })
    fireEvent.keyDown(input(), { key: 'Enter', ctrlKey: true })
    expect(open.mock.calls.map(([url, target]) => [String(url), target])).toEqual([
      [`http://localhost/search?name=${encodeURIComponent('阿森纳')}`, '_blank'],
    ])
    expect(address()).toBe('/main')
    expect(history()).toEqual(['阿森纳'])
    open.mockRestore()
  })

  test('HDR-02 an empty box searches nothing', async () => {
    await renderPage(<HeaderSearch />)
    search('   ')
    expect(address()).toBe('/main')
    expect(history()).toEqual([])
  })

  test('HDR-02 the history searches again, newest first, and words go one by one or all at once', async () => {
    localStorage.setItem('historyList', JSON.stringify(['CBA', '解说老韩', '阿森纳']))
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    fireEvent.click(screen.getByRole('button', { name: '解说老韩' }))
    expect(address()).toBe(`/search?name=${encodeURIComponent('解说老韩')}`)
    expect(history()).toEqual(['解说老韩', 'CBA', '阿森纳'])
    act(() => input().focus())
    fireEvent.click(screen.getByRole('button', { name: '删除“CBA”' }))
    expect(history()).toEqual(['解说老韩', '阿森纳'])
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(history()).toEqual([])
    expect(screen.getByText('还没有搜索记录')).toBeTruthy()
  })

  test('HDR-02 shows the ten teams most looked for; one of them searches', async () => {
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    await screen.findByText('球队1')
    const list = within(screen.getByRole('region', { name: '热门球队' }))
    expect(list.getAllByRole('button')).toHaveLength(10)
    fireEvent.click(list.getByText('球队10'))
    expect(address()).toBe(`/search?name=${encodeURIComponent('球队10')}`)
  })

  test('teams that do not come can be asked for again', async () => {
    server.answer('listHotTeams', refused(1, 'down'))
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 4_000 })
    server.answer('listHotTeams', { data: { hot_match: teams } })
    fireEvent.click(retry)
    expect(await screen.findByText('球队3')).toBeTruthy()
  })

  test('SHELL-08 a corrupt history is an empty one', async () => {
    localStorage.setItem('historyList', '[1,{"a"')
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    expect(screen.getByText('还没有搜索记录')).toBeTruthy()
  })

  test('/ puts the cursor into the box, Esc closes what is below it', async () => {
    await renderPage(<HeaderSearch />)
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(input())
    expect(input().getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(input(), { key: 'Escape' })
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })

  const hit = (id: number, title: string, from: number, to: number) => ({
    kind: 'team',
    id,
    title,
    title_ranges: [[from, to]],
  })
  const type = (word: string) => {
    act(() => input().focus())
    fireEvent.change(input(), { target: { value: word } })
  }

  test('HDR-02 suggests while typing: one question for fast letters, arrows choose, Enter searches', async () => {
    server.answer('suggestSearch', { data: { list: [hit(1, '曼联', 0, 2), hit(2, '曼城', 0, 1)], correction: '' } })
    await renderPage(<HeaderSearch />)
    for (const word of ['m', 'ma', 'man']) type(word)
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('曼联'),
      expect.stringContaining('曼城'),
    ])
    expect(server.calls.filter(({ name }) => name === 'suggestSearch').map(({ input: sent }) => sent.name)).toEqual([
      'man',
    ])
    expect(options[0]?.querySelector('mark')?.textContent).toBe('曼联')
    expect(input().getAttribute('aria-activedescendant')).toBeNull()
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    expect(input().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    expect(options[1]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(address()).toBe(`/search?name=${encodeURIComponent('曼城')}`)
    expect(history()).toEqual(['曼城'])
  })

  test('HDR-02 arrows go round by the box itself, where Enter searches what was typed', async () => {
    server.answer('suggestSearch', { data: { list: [hit(1, '曼联', 0, 2)], correction: '' } })
    await renderPage(<HeaderSearch />)
    type('ml')
    await screen.findByRole('option')
    fireEvent.keyDown(input(), { key: 'ArrowUp' })
    expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('false')
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(address()).toBe('/search?name=ml')
  })

  test('HDR-02 arrows walk through history and hot teams below an empty box, Escape closes', async () => {
    localStorage.setItem('historyList', JSON.stringify(['CBA']))
    await renderPage(<HeaderSearch />)
    act(() => input().focus())
    await screen.findByText('球队1')
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    expect(document.activeElement?.tagName).toBe('BUTTON')
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(input())
  })

  test('suggestions are text: markup in a title is shown as it is', async () => {
    const title = '<img src=x onerror=alert(1)>'
    server.answer('suggestSearch', { data: { list: [hit(1, title, 0, 4)], correction: '' } })
    const { container } = await renderPage(<HeaderSearch />)
    type('img')
    expect((await screen.findByRole('option')).textContent).toContain(title)
    expect(container.querySelector('img[src="x"]')).toBeNull()
  })
})
