/** So many rooms are watched at once at the most. */
export const severalMost = 4

const isNumber = (id: number): boolean => Number.isSafeInteger(id) && id > 0

/** The rooms of an address, the one that speaks first; undefined: it is that of one room alone. */
export function severalFrom(search: URLSearchParams, mainId: number): readonly number[] | undefined {
  const others = search.get('with')
  if (others === null || !isNumber(mainId)) return undefined
  return [...new Set([mainId, ...others.split(',').map(Number).filter(isNumber)])].slice(0, severalMost)
}

/** Address of several rooms at once; of one it is where others can be added. */
export const severalPath = ([main, ...others]: readonly number[]): string => `/live?id=${main}&with=${others.join(',')}`

/** The same rooms in their places, of which another one speaks. */
export const spokenBy = (ids: readonly number[], id: number): readonly number[] => [
  id,
  ...ids.filter((one) => one !== id),
]
