import { formatDate, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Select } from '@pitchside/ui'
import { fetchMatchChoices, type MatchChoice } from './match-choice.calls'

export interface MatchPickerProps {
  kind: number
  value: number | undefined
  onValueChange: (match: MatchChoice | undefined) => void
  /** The match chosen before, which the list may no longer hold. */
  known?: { id: number; home: string; away: string } | undefined
}

const none = 'none'

/** The match a broadcast shows: those in play first, then those that begin soon. */
export function MatchPicker({ kind, value, onValueChange, known }: MatchPickerProps) {
  const t = useT('live')
  const { data = [], isPending } = useQuery({
    queryKey: ['live', 'match-choices', kind],
    queryFn: ({ signal }) => fetchMatchChoices(kind, signal),
    staleTime: 60_000,
  })
  if (kind === 2) return undefined
  const choices = data.map((match) => {
    const teams = `${match.home} vs ${match.away}`
    const when = match.isInPlay ? t('studio.form.inPlay') : formatDate(match.startsAt, 'moment')
    return { value: String(match.id), label: `${when} · ${teams}`, text: teams }
  })
  const isListed = known === undefined || data.some(({ id }) => id === known.id)
  const earlier = isListed ? [] : [{ value: String(known.id), label: `${known.home} vs ${known.away}` }]
  return (
    <Select
      label={t('studio.form.match')}
      size="lg"
      placeholder={t(isPending ? 'state.loading' : 'studio.form.noMatch')}
      help={t('studio.form.matchHelp')}
      options={[{ value: none, label: t('studio.form.noMatch') }, ...earlier, ...choices]}
      value={value === undefined ? none : String(value)}
      onValueChange={(chosen) => onValueChange(data.find(({ id }) => String(id) === chosen))}
    />
  )
}
