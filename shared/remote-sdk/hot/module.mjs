import { isComponent, redrawStale } from './families.mjs'

export { register, sign } from './families.mjs'

let isDue = false

function redrawSoon() {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    redrawStale()
  })
}

/**
 * Called at the end of each module of a remote. One that exports components and nothing else takes its own updates; a
 * change of any other goes to who uses it, and where nobody takes it the page is loaded anew.
 */
export function accept(hot, exports) {
  if (!hot) return
  const values = Object.values(exports)
  if (values.length === 0 || !values.every((value) => Object(value) === value && isComponent(value))) return
  hot.accept()
  redrawSoon()
}
