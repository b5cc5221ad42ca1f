import type { ComponentProps } from 'react'

/** A place of the list that the keyboard stops at: a row or a head, with its controls inside. */
export function ListGroup(props: ComponentProps<'div'> & { 'aria-label': string; tabIndex: number }) {
  // biome-ignore lint/a11y/useSemanticElements: a group of controls, not a set of form fields
  return <div role="group" {...props} />
}
