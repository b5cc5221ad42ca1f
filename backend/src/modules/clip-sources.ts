import type { Sources } from './clips/clips.module'
import type { LiveModule } from './live/live.module'
import type { MediaOriginModule } from './media-origin/media-origin.module'

/** Where the pictures of rooms and replays lie: those of the demo follow from the address of their film. */
export function clipSources(
  { rooms }: Pick<LiveModule, 'rooms'>,
  { sourceOf, sourceOfReplay }: Pick<MediaOriginModule, 'sourceOf' | 'sourceOfReplay'>,
): Sources {
  return {
    async ofRoom(uid) {
      const { isLive, isDemo, stream } = await rooms.require(uid)
      if (!isLive) return undefined
      return isDemo ? stream.replace(/\/master\.m3u8$/, '') : sourceOf(uid)
    },
    ofReplay: sourceOfReplay,
  }
}
