import { expect, test } from '@jest/globals'
import { decisionProblems, isThere, namedPaths, pathsOf } from './docs.mjs'

const whole = '# 7. A title\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n\n**Enforced by.** d\n'

test('a decision has its number, its four parts and at most forty lines', () => {
  expect(decisionProblems('0007-a-title.md', whole)).toEqual([])
  expect(decisionProblems('0008-a-title.md', whole)).toEqual(['0008-a-title.md does not begin with "# 8. "'])
  expect(decisionProblems('0007-a-title.md', whole.replace('**Consequences.**', '## Costs'))).toEqual([
    '0007-a-title.md has no **Consequences.**',
  ])
  expect(decisionProblems('0007-a-title.md', whole + 'more\n'.repeat(40))).toHaveLength(1)
})

test('paths that begin with a folder of the repository are named, words and patterns with gaps are not', () => {
  const text =
    'See `backend/src/app.ts:12`, `and/or`, `host/src/*.ts`, `backend/{a,b}` and `one`.\n```\n`backend/none`\n```\n'
  expect(namedPaths(text, ['backend', 'host'])).toEqual(['backend/src/app.ts', 'host/src/*.ts'])
})

test('what the repository holds is there, whatever a run made beside it', () => {
  const paths = pathsOf(['backend/src/app.ts', 'host/index.html'])
  expect([...paths].sort()).toEqual(['backend', 'backend/src', 'backend/src/app.ts', 'host', 'host/index.html'])
  const there = (path: string) => isThere(paths, path)
  expect(['backend/src', 'backend/src/app', 'backend/src/*.ts', 'backend/*'].map(there)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['host/dist', 'host/dist/*.js', '.cache/jest'].map(there)).toEqual([false, false, false])
})
