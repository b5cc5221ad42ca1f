import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { problemsOf } from './publish-dialog'

const good = { title: '主场的分量', text: '长'.repeat(limits.schemeTextMinChars), diamonds: '28' }

test.each<[Partial<typeof good>, string[]]>([
  [{}, []],
  [{ diamonds: '0' }, []],
  [{ diamonds: String(limits.schemePriceMin) }, []],
  [{ diamonds: String(limits.schemePriceMax) }, []],
  [{ diamonds: String(limits.schemePriceMin - 1) }, ['diamonds']],
  [{ diamonds: String(limits.schemePriceMax + 1) }, ['diamonds']],
  [{ diamonds: '8.5' }, ['diamonds']],
  [{ diamonds: '' }, ['diamonds']],
  [{ title: '  ' }, ['title']],
  [{ title: '长'.repeat(limits.schemeTitleChars + 1) }, ['title']],
  [{ text: `${'长'.repeat(limits.schemeTextMinChars - 1)} ` }, ['text']],
  [{ text: '长'.repeat(limits.schemeTextMaxChars + 1), title: '' }, ['title', 'text']],
])('CONT-04 a scheme with %j has problems with %j', (change, fields) => {
  expect(Object.keys(problemsOf({ ...good, ...change }))).toEqual(fields)
})
