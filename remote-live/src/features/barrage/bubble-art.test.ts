import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { bubbleStyleOf, bubbleStyles } from './bubble-art'

test('LIVE-04 every bubble on sale has a look of its own; an unknown one always takes the same', () => {
  const migration = path.resolve(__dirname, '../../../../backend/src/db/migrations/0062-bubbles.sql')
  const onSale = [...readFileSync(migration, 'utf8').matchAll(/\(\d+, '([a-z]+)'/g)].map(([, style]) => style)
  expect(onSale).toHaveLength(6)
  expect(Object.keys(bubbleStyles).sort()).toEqual([...onSale].sort())
  expect(bubbleStyleOf('bubble:gold')).toBe(bubbleStyles.gold)
  expect(bubbleStyleOf('bubble:constructor')).toBe(bubbleStyleOf('bubble:constructor'))
  expect(Object.values(bubbleStyles)).toContain(bubbleStyleOf('bubble:constructor'))
})
