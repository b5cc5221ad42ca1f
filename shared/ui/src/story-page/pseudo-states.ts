import type { Pseudo } from './story'

/** What stands in for each pseudo-class: as specific as it, and true of everything that can be in its state. */
const standIns: ReadonlyArray<{ pseudo: Pseudo; written: string; standIn: string }> = [
  { pseudo: 'hover', written: ':hover', standIn: ":is([data-shown='hover'] *)" },
  { pseudo: 'focus', written: ':focus-within', standIn: ":is([data-shown='focus'] *)" },
  {
    pseudo: 'focus',
    written: ':focus-visible',
    standIn: ":is([data-shown='focus'] :where(a, [tabindex], :enabled))",
  },
]

/** `selector` as it has to be to hold inside `[data-shown]`; undefined when it asks for neither pointer nor focus. */
export function shownSelector(selector: string): string | undefined {
  if (selector.includes('[data-shown=')) return undefined
  const shown = standIns.reduce((text, { written, standIn }) => text.replaceAll(written, standIn), selector)
  return shown === selector ? undefined : shown
}

type RuleOwner = Pick<CSSStyleSheet, 'cssRules' | 'insertRule'>

function addTo(owner: RuleOwner): void {
  for (const rule of [...owner.cssRules]) {
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule
      const selector = shownSelector(selectorText)
      if (selector) owner.insertRule(`${selector} { ${style.cssText} }`, owner.cssRules.length)
    } else if ('insertRule' in rule) addTo(rule as CSSGroupingRule)
  }
}

const seen = new WeakSet<CSSStyleSheet>()

/** Lets the page's style sheets draw what only a pointer or a keyboard shows, inside `[data-shown]`. */
export function showPseudoStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) {
    if (!seen.has(sheet)) addTo(sheet)
    seen.add(sheet)
  }
}
