import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Segmented, StateBox, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { findMatches, type SchemeMatch, type Sport } from './schemes.calls'
import classes from './schemes.module.css'

const sports: readonly Sport[] = ['football', 'basketball']

/** Matches of the next days, by name. */
export function MatchPicker({ onPick }: { onPick: (match: SchemeMatch) => void }) {
  const t = useT('member')
  const [sport, setSport] = useState<Sport>('football')
  const [name, setName] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'schemes', 'matches', sport, name.trim()],
    queryFn: ({ signal }) => findMatches(sport, name.trim(), signal),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.stack4}>
      <Segmented
        label={t('schemes.sport')}
        value={sport}
        onValueChange={setSport}
        options={sports.map((value) => ({ value, label: t(`schemes.sports.${value}`) }))}
      />
      <TextField label={t('schemes.findMatch')} value={name} maxLength={50} onValueChange={setName} />
      {isError ? <LoadFailed onRetry={refetch} minHeight={200} /> : undefined}
      {!data && !isError ? <Loading variant="block" height={280} /> : undefined}
      {data?.length === 0 ? <StateBox kind="empty" title={t('schemes.noMatch')} minHeight={200} /> : undefined}
      <ul className={classes.matches}>
        {data?.map((match) => (
          <li key={match.id}>
            <button type="button" className={classes.option} onClick={() => onPick(match)}>
              <b>
                {match.home} vs {match.away}
              </b>
              <small className={css.captionBlock}>
                {match.competition} · {formatDate(match.kickoffMs, 'moment')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
