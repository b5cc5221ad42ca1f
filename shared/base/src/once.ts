/** Makes something when it is first asked for, and keeps it. What failed to be made is tried again by who asks next. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
