// The page is drawn anew at every change: who works with the keyboard stays where they are.

const wordsOf = (element) =>
  element.id || element.name || element.getAttribute('aria-label') || element.textContent.trim()
const rowOf = (element) => element.closest('[data-package]')?.dataset.package ?? ''
const isSame = (key) => (element) => rowOf(element) === key.row && wordsOf(element) === key.words
const canHave = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]'

/** Remembers what has the focus; the function it returns gives it to what stands in its place now, or to its row. */
export function keepFocus() {
  const { activeElement: active } = document
  if (!active || active === document.body || active.closest('dialog')) return () => undefined
  const key = { row: rowOf(active), words: wordsOf(active) }
  const { selectionStart, selectionEnd } = active
  return () => {
    const same = [...document.querySelectorAll(canHave)].find(isSame(key))
    const next = same ?? document.querySelector(`[data-package="${key.row}"] .rn`) ?? document.getElementById('main')
    next.focus()
    if (same && typeof selectionStart === 'number') same.setSelectionRange(selectionStart, selectionEnd)
  }
}
