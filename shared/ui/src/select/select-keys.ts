/** What a key means to a list of choices: move to an option, or nothing. `labels` are the texts, undefined for those that cannot be chosen. */
export function optionAfterKey(key: string, at: number, labels: ReadonlyArray<string | undefined>): number | undefined {
  const open = labels.flatMap((label, index) => (label === undefined ? [] : [index]))
  if (key === 'ArrowDown') return open.find((index) => index > at) ?? open.at(-1)
  if (key === 'ArrowUp') return open.findLast((index) => index < at) ?? open[0]
  if (key === 'Home') return open[0]
  if (key === 'End') return open.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (index: number) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())
  return open.find((index) => index > at && begins(index)) ?? open.find(begins)
}
