export const pageBytes = 8192

/**
 * PostgreSQL's own: 32 sums of the FNV kind beside each other (`storage/checksum_impl.h`). Signed, because engines keep
 * those as whole numbers, which is ten times faster.
 */
const starts = Int32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
)
const prime = 16777619
const { imul } = Math
const lanes = starts.length
const words = pageBytes / 4
/** The checksum itself is counted as nothing: the lower half of the third word. */
const sumWord = 2

/** Whether a page of a table or index is as PostgreSQL wrote it; one that was never used has no checksum. */
export function isWholePage(page: Int32Array, block: number): boolean {
  const kept = (page[sumWord] as number) & 0xffff
  if (kept === 0 && page.every((word) => word === 0)) return true
  const sums = starts.slice()
  const own = page[sumWord] as number
  page[sumWord] = own & 0xffff0000
  for (let at = 0; at < words + 2 * lanes; at += lanes)
    for (let lane = 0; lane < lanes; lane += 1) {
      // Behind the page come two rows of nothing.
      const mixed = (sums[lane] as number) ^ (at < words ? (page[at + lane] as number) : 0)
      sums[lane] = imul(mixed, prime) ^ (mixed >>> 17)
    }
  page[sumWord] = own
  const sum = sums.reduce((all, one) => all ^ one, 0)
  return ((sum ^ block) >>> 0) % 65535 === kept - 1
}
