import { usePages } from '@pitchside/parts'
import { type HeadlineAsk, listHeadlines } from './headlines.calls'

/** The list of articles page by page, and the stories above it. */
export function useHeadlines(ask: HeadlineAsk) {
  const pages = usePages({
    queryKey: ['content', 'headlines', ask.categoryId ?? 0, ask.writerId ?? 0, ask.order, ask.ofExperts ?? false],
    load: (page, signal) => listHeadlines({ ...ask, page }, signal),
    // Who reads a long article comes back to the list as it was left, not to its first page.
    gcTime: 30 * 60_000,
  })
  return { ...pages, banner: pages.data?.pages[0]?.banner ?? [] }
}
