/** Results kept: as many as a visitor takes back letters of a search. */
const kept = 24

/** A function that knows its last results: what was typed and taken back is worked out once, and leaves no garbage. */
export function remembered<Input, Output>(work: (input: Input) => Output): (input: Input) => Output {
  const results = new Map<Input, Output>()
  return (input) => {
    const known = results.get(input)
    if (known !== undefined) return known
    if (results.size === kept) results.delete(results.keys().next().value as Input)
    const result = work(input)
    results.set(input, result)
    return result
  }
}
