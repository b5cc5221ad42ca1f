import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as ui from '../index'
import type { StateName } from './state-names'
import { sayIn } from './story'
import { storyFiles } from './story-files'
import { StoryFrame } from './story-frame'
import { addressOf } from './story-names'
import { StoryPage } from './story-page'

const root = join(__dirname, '..')
const packages = [{ name: '@pitchside/ui', files: storyFiles }]
const written = readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.stories.tsx'))
/** What is named like a component is one: a function, or an object of React's such as a memo. */
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))

let complaints: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  complaints = jest.spyOn(console, 'error')
})
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('every stories file is on the page, each at an address of its own', () => {
  expect(storyFiles).toHaveLength(written.length)
  expect(new Set(storyFiles.map(addressOf)).size).toBe(storyFiles.length)
})

test('LOOP-06 every component of the design system has a story that draws it', () => {
  const sources = written.map((name) => readFileSync(join(root, name), 'utf8'))
  const shown = storyFiles.filter(({ importLine }) => importLine === undefined).flatMap(({ parts }) => parts)
  expect(components.length).toBeGreaterThan(70)
  expect([...shown].sort()).toEqual([...components].sort())
  const undrawn = components.filter((name) => !sources.some((text) => new RegExp(`<${name}\\b`).test(text)))
  expect(undrawn).toEqual([])
})

const everyState = storyFiles.flatMap((file) =>
  Object.keys(file.states).map((state) => ({ part: addressOf(file), state: state as StateName })),
)

test.each(['zh', 'en', 'vi'] as const)('LOOP-06 every state is drawn in %s without a complaint', async (language) => {
  document.documentElement.lang = language
  for (const { part, state } of everyState) {
    const { container, unmount } = render(<StoryFrame packages={packages} part={part} state={state} />)
    // What opens, opens after it was drawn.
    await act(async () => {})
    const drawn = document.body.cloneNode(true) as HTMLElement
    expect({ part, state, isDrawn: drawn.querySelector('main > *, [role]') !== null }).toEqual({
      part,
      state,
      isDrawn: true,
    })
    expect(container.querySelector('main')?.getAttribute('aria-label')).toBeTruthy()
    unmount()
  }
})

test('texts of stories follow the language', () => {
  const texts = (['zh', 'en', 'vi'] as const).map((language) => sayIn(language)('关注', 'Follow', 'Theo dõi'))
  expect(texts).toEqual(['关注', 'Follow', 'Theo dõi'])
})

/** A few parts stand for all: roles of hundreds of controls take jsdom seconds. */
const few = ['skeleton', 'dialog', 'room-card'].map(
  (address) => storyFiles.find((file) => addressOf(file) === address)!,
)

async function openPage() {
  document.documentElement.lang = 'zh'
  const frameAddress = (part: string, state: string) => `/?part=${part}&state=${state}`
  return render(<StoryPage packages={[{ name: '@pitchside/ui', files: few }]} frameAddress={frameAddress} />)
}

test('LOOP-06 a part has an address, its import line and a page of its own for what lies over one', async () => {
  await openPage()
  const card = screen.getByRole('region', { name: 'Dialog · AlertDialog · Drawer' })
  expect(card.id).toBe('dialog')
  expect(card.querySelector('code')?.textContent).toBe("import { Dialog, AlertDialog, Drawer } from '@pitchside/ui'")
  expect(card.querySelector('iframe')?.getAttribute('src')).toBe('/?part=dialog&state=open')
  expect(screen.getByRole('link', { name: 'RoomCardSkeleton' }).getAttribute('href')).toBe('#room-card')
})

test('the search leaves what it finds, in any language, and gives the rest back', async () => {
  await openPage()
  const shown = () => [...document.querySelectorAll('section[id]')].map(({ id }) => id)
  const search = screen.getByRole('searchbox', { name: '搜索组件' })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(search)
  fireEvent.change(search, { target: { value: 'skeleton Đang tải' } })
  expect(shown()).toEqual(['room-card', 'skeleton'])
  fireEvent.change(search, { target: { value: 'drawer' } })
  expect(shown()).toEqual(['dialog'])
  fireEvent.change(search, { target: { value: 'nothing is called so' } })
  fireEvent.click(screen.getByRole('button', { name: '显示全部' }))
  expect(shown()).toHaveLength(3)
})

test('theme and language are the document’s while the page is shown', async () => {
  document.documentElement.dataset.theme = 'dark'
  const { unmount } = await openPage()
  fireEvent.click(screen.getByRole('button', { name: '浅色' }))
  fireEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(document.documentElement.lang).toBe('vi')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thành phần')
  unmount()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.documentElement.lang).toBe('zh')
})
