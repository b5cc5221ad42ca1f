import { expect, test } from '@jest/globals'
import { memberPath, memberSections } from '@pitchside/contract'
import { menuFor, sectionOf, sections } from './sections'

test('MEM-02 the types of the specification lead to their sections, others to the profile', () => {
  expect(['1', '5', '7', '9', '18', null, '99', 'x'].map((type) => sectionOf(type).key)).toEqual([
    'wallet',
    'apply',
    'apply',
    'anchor',
    'space',
    'profile',
    'profile',
    'profile',
  ])
})

test('MEM-02 each address others lead to opens the section it names, and no two sections share one', () => {
  const { formerApply, ...named } = memberSections
  const opened = (Object.keys(named) as (keyof typeof named)[]).map((name) => {
    const { searchParams } = new URL(memberPath(name), 'https://pitchside.test')
    return [name, sectionOf(searchParams.get('type')).key]
  })
  expect(opened).toEqual(opened.map(([name]) => [name, name]))
  expect(sectionOf(String(formerApply)).key).toBe('apply')
  expect(new Set(sections.map(({ type }) => type)).size).toBe(sections.length)
  expect(sections).toHaveLength(Object.keys(memberSections).length)
})

test('an anchor sees the anchor centre instead of the application', () => {
  const keys = (isAnchor: boolean) => menuFor(isAnchor).map((section) => section.key)
  expect(keys(false)).toContain('apply')
  expect(keys(false)).not.toContain('anchor')
  expect(keys(true)).toContain('anchor')
  expect(keys(true)).not.toContain('apply')
})

test('LIVE-10 an anchor has plans, records, income, room settings and assistants; only operators review', () => {
  const keys = (isAnchor: boolean, role?: string) => menuFor(isAnchor, role).map((section) => section.key)
  expect(keys(true)).toEqual(expect.arrayContaining(['plans', 'records', 'income', 'room', 'assistants']))
  expect(keys(false)).not.toContain('plans')
  expect(['member', 'agent', 'release'].filter((role) => keys(true, role).includes('review'))).toEqual([])
  expect(keys(false, 'admin')).toContain('review')
  expect(['8', '9', '10'].map((type) => sectionOf(type).key)).toEqual(['plans', 'anchor', 'room'])
})

test('MEM-01 what a member collected, booked and said has its sections, for everybody', () => {
  const types = ['2', '14', '15', '16', '19', '26', '28']
  const keys = ['follows', 'fans', 'favourites', 'reservations', 'horns', 'messages', 'expert']
  expect(types.map((type) => sectionOf(type).key)).toEqual(keys)
  for (const isAnchor of [true, false]) {
    expect(menuFor(isAnchor).map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  }
})
