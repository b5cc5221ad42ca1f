import { usePages } from '@pitchside/parts'
import { listVideos, type VideoAsk } from '../../parts/video/videos.calls'

/** Videos of a category (0: all) page by page, each once. */
export const useVideos = (ask: VideoAsk) =>
  usePages({
    queryKey: ['content', 'videos', ask.categoryId, ask.order, ask.title ?? ''],
    load: (page, signal) => listVideos({ ...ask, page }, signal),
    // Who watches a long video comes back to the list as it was left, not to its first page.
    gcTime: 30 * 60_000,
  })
