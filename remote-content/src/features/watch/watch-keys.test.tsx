import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { actionOf, helpOfKeys, useWatchKeys, type WatchAction, type WatchActions } from './watch-keys'

const names = [...new Set(helpOfKeys.map(({ action }) => action))]

/** A player on a page with things around it that have keys of their own. */
function Page({
  done,
  isFilling = false,
  hasDialog = false,
}: {
  done: string[]
  isFilling?: boolean
  hasDialog?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const actions = Object.fromEntries(names.map((name) => [name, () => done.push(name)])) as unknown as WatchActions
  useWatchKeys(box, isFilling, actions)
  return (
    <>
      <div ref={box} data-testid="player">
        <button type="button">play</button>
        <input type="range" aria-label="volume" />
      </div>
      <p>story</p>
      <input aria-label="comment" />
      {hasDialog ? <div role="alertdialog">sure?</div> : undefined}
    </>
  )
}

function press(key: string, target: Element, more: KeyboardEventInit = {}): boolean {
  // False: the page may not do what it does with this key.
  return fireEvent.keyDown(target, { key, ...more })
}

test('the help names every key that does something, and each does what it says', () => {
  const keys: Record<string, string> = {
    Space: ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  }
  const done: string[] = []
  render(<Page done={done} />)
  for (const { keys: named } of helpOfKeys)
    for (const key of named) press(keys[key] ?? key, screen.getByTestId('player'))
  expect(done).toEqual(helpOfKeys.flatMap(({ keys: named, action }) => named.map(() => action)))
})

test.each<[string, string, () => Element, KeyboardEventInit, WatchAction | undefined]>([
  ['letters work anywhere', 'M', () => screen.getByText('story'), {}, 'toggleMute'],
  ['arrows outside scroll the page', 'ArrowDown', () => screen.getByText('story'), {}, undefined],
  ['what is written stays text', 'm', () => screen.getByLabelText('comment'), {}, undefined],
  ['the space of a button is the button’s', ' ', () => screen.getByText('play'), {}, undefined],
  ['letters on a button are the player’s', 'k', () => screen.getByText('play'), {}, 'togglePlay'],
  ['arrows of a slider are the slider’s', 'ArrowUp', () => screen.getByLabelText('volume'), {}, undefined],
  ['letters on a slider are the player’s', 'm', () => screen.getByLabelText('volume'), {}, 'toggleMute'],
  ['a shortcut of the browser stays its own', 'd', () => screen.getByText('story'), { ctrlKey: true }, undefined],
])('%s', (_what, key, target, more, action) => {
  const done: string[] = []
  render(<Page done={done} />)
  expect(press(key, target(), more)).toBe(action === undefined)
  expect(done).toEqual(action === undefined ? [] : [action])
})

test('a player that fills the window has the arrows of the whole page', () => {
  const done: string[] = []
  render(<Page done={done} isFilling />)
  press('ArrowRight', screen.getByText('story'))
  expect(done).toEqual(['forward'])
})

test('a player under a dialog hears nothing, and a key somebody else took is not its own', () => {
  const done: string[] = []
  render(<Page done={done} hasDialog />)
  press('m', screen.getByText('story'))
  expect(done).toEqual([])
  const taken = new KeyboardEvent('keydown', { key: 'm', cancelable: true })
  taken.preventDefault()
  expect(actionOf(taken, true)).toBeUndefined()
})
