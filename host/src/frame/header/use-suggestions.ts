import { keepPreviousData, useQuery } from '@pitchside/platform'
import { useSettled } from '@pitchside/ui'
import { loadSuggestions, type Suggestion } from './suggestions.calls'

/** Suggestions for what is typed. A question that is no longer the newest is called off. */
export function useSuggestions(text: string, isActive: boolean): { rows: readonly Suggestion[]; isOld: boolean } {
  const settled = useSettled(text)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['suggestSearch', settled],
    queryFn: ({ signal }) => loadSuggestions(settled, signal),
    enabled: isActive && settled !== '' && text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return { rows: text === '' ? [] : (data ?? []), isOld: isPlaceholderData || settled !== text }
}
