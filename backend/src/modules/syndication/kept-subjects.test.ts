import { expect, test } from '@jest/globals'
import { keptSubjects } from './kept-subjects'

test('however many ask, teams and matches are gathered once a minute', () => {
  let [asked, now] = [0, 1_000_000]
  const gather = () => {
    asked += 1
    return []
  }
  const subjects = keptSubjects({ all: gather }, () => now)
  for (let time = 0; time < 5; time += 1) subjects.all()
  expect(asked).toBe(1)
  now += 61_000
  subjects.all()
  expect(asked).toBe(2)
})
