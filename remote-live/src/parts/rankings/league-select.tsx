import { useT } from '@pitchside/i18n'
import { Select } from '@pitchside/ui'
import type { League } from './rankings.calls'

const all = '0'

interface LeagueSelectProps {
  leagues: readonly (League & { rooms?: number })[]
  /** undefined: all. */
  value: number | undefined
  onValueChange: (league: number | undefined) => void
}

/** One league, or all; one that is chosen stays among the choices when it has nothing to show any more. */
export function LeagueSelect({ leagues, value, onValueChange }: LeagueSelectProps) {
  const t = useT('live')
  const isGone = value !== undefined && leagues.every(({ id }) => id !== value)
  const options = [
    { value: all, label: t('ranking.allLeagues') },
    ...leagues.map(({ id, name, rooms }) => ({
      value: String(id),
      label: rooms === undefined ? name : `${name} · ${rooms}`,
      text: name,
    })),
    ...(isGone ? [{ value: String(value), label: t('ranking.league') }] : []),
  ]
  return (
    <Select
      isLabelHidden
      label={t('ranking.league')}
      options={options}
      value={String(value ?? all)}
      onValueChange={(chosen) => onValueChange(chosen === all ? undefined : Number(chosen))}
    />
  )
}
