import type { RoomTag } from '@pitchside/contract/rooms'
import type { DemoAnchor } from './anchors'

/** What rooms of the demo are like, by the numbers of their anchors; the others talk and watch along. */
const styles: readonly (readonly [RoomTag, readonly number[]])[] = [
  ['commentary', [101, 102, 103, 107, 108, 3, 4]],
  ['tactics', [102, 104, 112, 113, 115, 116, 117, 120]],
  ['data', [114, 117]],
  ['together', [105, 107, 112]],
  ['fans', [106, 111]],
  ['stories', [109, 110, 118, 119, 122]],
]
const spoken: Readonly<Record<string, RoomTag>> = { 'Tiếng Việt': 'vietnamese', English: 'english' }

export function demoTagsOf({ id, tag = '' }: Pick<DemoAnchor, 'id' | 'tag'>): RoomTag[] {
  const own = styles.filter(([, anchors]) => anchors.includes(id)).map(([style]) => style)
  return [...(own.length > 0 ? own : (['together'] as const)), spoken[tag] ?? 'chinese']
}
