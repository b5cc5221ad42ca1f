import { keepPreviousData, useQuery } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import { loadSuggestions, type Suggestion } from './suggestions.calls'

/** So long nothing may be typed before the server is asked. */
const pauseMs = 180

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

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
