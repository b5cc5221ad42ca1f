import { useLayoutEffect, useReducer } from 'react'
import { jsx } from 'react/jsx-runtime'

/**
 * Fast Refresh for a remote inside a shell with the production React, whose renderer knows nothing of it: an element of a
 * component of ours is made of a stand-in that draws the newest code of that component. What the component remembers
 * stays, as long as it asks for the same hooks in the same order.
 */
const families = new Map()
const familyOf = new WeakMap()
const signatures = new WeakMap()
const stale = new Set()

/** Words that change when the hooks of a component, or of a hook it uses, change; undefined: always draw anew. */
function signatureOf(type) {
  const found = signatures.get(type)
  if (!found) return ''
  const own = found.isReset ? [`${Math.random()}`] : []
  return [found.key, ...own, ...found.hooks().map((hook) => (hook ? signatureOf(hook) : ''))].join('\n')
}

/** Runs the newest code; its hooks are this element's. */
function Current({ family, given }) {
  return typeof family.type === 'function' ? family.type(given) : jsx(family.type, given)
}

function standInOf(family) {
  const StandIn = (given) => {
    const [, redraw] = useReducer((count) => count + 1, 0)
    useLayoutEffect(() => {
      family.mounted.add(redraw)
      return () => family.mounted.delete(redraw)
    }, [])
    return jsx(Current, { family, given }, family.generation)
  }
  StandIn.displayName = family.name
  return StandIn
}

/** A component of a module, again with each new version of it. */
export function register(file, name, type) {
  if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return
  const id = `${file} ${name}`
  const signature = signatureOf(type)
  const known = families.get(id)
  const family = known ?? { id, name, type, signature, generation: 0, mounted: new Set() }
  family.standIn ??= standInOf(family)
  if (known && known.type !== type) {
    if (known.signature !== signature) family.generation += 1
    Object.assign(family, { type, signature })
    stale.add(family)
  }
  families.set(id, family)
  familyOf.set(type, family)
}

/** What the compiler calls with the hooks of a component. */
export function sign() {
  return (type, key, isReset = false, hooks = () => []) => {
    if (typeof type === 'function' && key !== undefined) signatures.set(type, { key, isReset, hooks })
    return type
  }
}

export const isComponent = (type) => familyOf.has(type)

/** Draws what changed. A component that appears under two names is drawn once. */
export function redrawStale() {
  const changed = [...stale]
  stale.clear()
  for (const family of changed) for (const redraw of [...family.mounted]) redraw()
}

const isLazy = (type) => typeof type === 'object' && type !== null && type.$$typeof === Symbol.for('react.lazy')
const lazyOnes = new WeakMap()

async function readLazy(type) {
  for (;;) {
    try {
      return type._init(type._payload)
    } catch (pending) {
      if (typeof pending?.then !== 'function') throw pending
      await pending
    }
  }
}

/** The stand-in of a component of ours; everything else as it is. `lazy` is React's. */
export function standIn(type, lazy) {
  if (isLazy(type)) {
    const known = lazyOnes.get(type) ?? lazy(() => readLazy(type).then((found) => ({ default: standIn(found, lazy) })))
    lazyOnes.set(type, known)
    return known
  }
  return (typeof type === 'function' || (typeof type === 'object' && type !== null)) && familyOf.has(type)
    ? familyOf.get(type).standIn
    : type
}
