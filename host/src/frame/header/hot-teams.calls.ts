import { limits } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'

/** A team many people look for. */
export interface HotTeam {
  id: number
  name: string
  isBasketball: boolean
}

/** The ten teams most looked for, most wanted first. */
export async function loadHotTeams(): Promise<HotTeam[]> {
  const { hot_match } = await call('listHotTeams', {}, { isQuiet: true })
  const field = `short_name_${language()}` as const
  return hot_match
    .slice(0, limits.hotTeams)
    .map((team) => ({ id: team.sourceid, name: team[field] || team.short_name_zh, isBasketball: team.type === 1 }))
}
