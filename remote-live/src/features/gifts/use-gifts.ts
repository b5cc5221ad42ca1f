import { useUser } from '@pitchside/auth'
import { useQuery } from '@pitchside/platform'
import { fetchBackpack, fetchBubbles, fetchGifts } from './gifts.calls'

/** The catalogue changes rarely; one copy serves panel, trays and chat. */
const catalogueMs = 10 * 60_000

export const useGiftCatalogue = () =>
  useQuery({ queryKey: ['live', 'gifts'], queryFn: fetchGifts, staleTime: catalogueMs })

export const backpackKey = ['live', 'backpack'] as const

export function useBackpack(isWanted: boolean) {
  const user = useUser()
  return useQuery({
    queryKey: [...backpackKey, user?.id],
    queryFn: fetchBackpack,
    enabled: isWanted && user !== undefined,
  })
}

export function useBubbles(isWanted: boolean) {
  const user = useUser()
  return useQuery({ queryKey: ['live', 'bubbles', user?.id], queryFn: fetchBubbles, enabled: isWanted })
}
