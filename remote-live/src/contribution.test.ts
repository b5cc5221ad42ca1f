import { expect, test } from '@jest/globals'
import contribution from './contribution'
import zh from './i18n/zh.json'

/** Text of a key such as `live:menu.rank`. */
function textOf(label: string): unknown {
  const [namespace, key = ''] = label.split(':')
  expect(namespace).toBe(contribution.id)
  return key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown> | undefined)?.[part], zh)
}

test('LIVE-12 the remote brings the rooms, the ranking, the follows and the reservations', () => {
  expect(contribution.routes.map(({ path }) => path)).toEqual([
    '/live',
    '/live-chat',
    '/clip',
    '/anchor',
    '/rank',
    '/attention',
    '/reserve',
  ])
  expect(contribution.routes.filter(({ isMemberOnly }) => isMemberOnly).map(({ path }) => path)).toEqual([
    '/live-chat',
    '/attention',
    '/reserve',
  ])
})

test('every page and slot loads and is a component', async () => {
  for (const { page } of contribution.routes) expect(typeof (await page()).default).toBe('function')
  for (const { view } of contribution.slots) expect(typeof (await view()).default).toBe('function')
})

test('every title and menu entry has a text', () => {
  const labels = [
    ...contribution.routes.map(({ title }) => title),
    ...contribution.menu.flatMap(({ label, children = [] }) => [label, ...children.map((child) => child.label)]),
  ]
  for (const label of labels) expect(typeof textOf(label)).toBe('string')
})
