/** The page numbers to show, 'gap' for those left out: always the first, the last and the neighbours of the current one. */
export function pageNumbers(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  const wanted = [
    1,
    pageCount,
    page - 1,
    page,
    page + 1,
    ...(page <= 3 ? [2, 3] : []),
    ...(page >= pageCount - 2 ? [pageCount - 1, pageCount - 2] : []),
  ]
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
