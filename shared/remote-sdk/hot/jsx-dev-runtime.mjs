import { lazy } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { standIn } from './families.mjs'

export { Fragment }

/** What the compiler calls for each element of a development build: by the production React, with components that refresh. */
export function jsxDEV(type, props, key, isStatic) {
  const make = isStatic ? jsxs : jsx
  const shown = standIn(type, lazy)
  return key === undefined ? make(shown, props) : make(shown, props, key)
}
