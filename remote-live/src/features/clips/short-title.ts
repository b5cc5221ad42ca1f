import { clipLimits } from '@pitchside/contract/rooms'

/** The title of a room as far as it has room in that of a clip: where words are parted by spaces, whole words. */
export function shortTitle(title: string): string {
  const characters = [...title.trim()]
  if (characters.length <= clipLimits.titleChars) return title.trim()
  const cut = characters.slice(0, clipLimits.titleChars).join('')
  const wordsEnd = cut.lastIndexOf(' ')
  return wordsEnd > cut.length / 2 ? cut.slice(0, wordsEnd).replace(/[\s,:;·-]+$/u, '') : cut
}
