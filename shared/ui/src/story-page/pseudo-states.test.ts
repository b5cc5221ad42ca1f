import { expect, test } from '@jest/globals'
import { shownSelector, showPseudoStates } from './pseudo-states'

test('a stand-in is as specific as the pseudo-class it stands for', () => {
  expect(shownSelector('.button:hover')).toBe(".button:is([data-shown='hover'] *)")
  expect(shownSelector('.row:hover .title, .row')).toBe(".row:is([data-shown='hover'] *) .title, .row")
  expect(shownSelector(':focus-visible')).toMatch(/^:is\(\[data-shown='focus'\] :where\(.*\)\)$/)
})

test('what asks for neither is left alone, and what was made is not made again', () => {
  expect(shownSelector('.button')).toBeUndefined()
  expect(shownSelector(shownSelector('.button:hover') ?? '')).toBeUndefined()
})

test('rules are added where they stood, also inside a media query, once', () => {
  const style = document.createElement('style')
  style.textContent =
    '.a:hover { color: red } @media (min-width: 1px) { .b:focus-visible { color: green } } .c { color: blue }'
  document.head.append(style)
  const sheets = [style.sheet as CSSStyleSheet]
  showPseudoStates(sheets)
  showPseudoStates(sheets.slice())
  const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)
  expect(rules.filter((text) => text.includes("data-shown='hover'"))).toHaveLength(1)
  expect(rules.filter((text) => text.includes('@media') && text.includes("data-shown='focus'"))).toHaveLength(1)
})
