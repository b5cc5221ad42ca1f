import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Badge, Button, Card, classNames, Segmented, Skeleton, StateBox, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { fetchMatchChoices } from '../go-live/match-choice.calls'
import { reserveMatchBroadcast } from '../studio.calls'
import styles from './plans.module.css'

const shown = 12

/** Matches that begin soon, each with one click to promise a broadcast of it. */
export function MatchReserve({ taken, onReserved }: { taken: ReadonlySet<number>; onReserved: () => void }) {
  const t = useT('live')
  const [kind, setKind] = useState<'0' | '1'>('0')
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'match-choices', Number(kind)],
    queryFn: ({ signal }) => fetchMatchChoices(Number(kind), signal),
    staleTime: 60_000,
  })
  const reserve = useMutation({
    mutationFn: (matchId: number) => reserveMatchBroadcast(kind === '1' ? 1 : 0, matchId),
    onSuccess: () => {
      toast(t('studio.plans.reserved'), { tone: 'success' })
      onReserved()
    },
  })
  const coming = data?.filter(({ startsAt, isInPlay }) => !isInPlay && startsAt > Date.now()).slice(0, shown)
  return (
    <Card
      title={t('studio.plans.matches')}
      actions={
        <Segmented
          label={t('studio.form.kind')}
          options={(['0', '1'] as const).map((value) => ({ value, label: t(`kind.${Number(value) + 1}`) }))}
          value={kind}
          onValueChange={setKind}
        />
      }
    >
      {isError ? (
        <LoadFailed onRetry={refetch} minHeight={200} />
      ) : !coming ? (
        <Skeleton lines={6} height={32} />
      ) : coming.length === 0 ? (
        <StateBox kind="empty" minHeight={200} title={t('studio.plans.noMatches')} />
      ) : (
        <ul className={classNames(styles.matches, css.stack)}>
          {coming.map((match) => (
            <li className={css.firstFlat} key={match.id}>
              <div className={classNames(css.stack2px, css.shrink)}>
                <b className={css.cut} title={`${match.home} vs ${match.away}`}>
                  {match.home} <span className={classNames(css.muted, css.regular)}>vs</span> {match.away}
                </b>
                <small className={css.caption}>
                  {formatDate(match.startsAt, 'moment')} · {match.competition}
                </small>
              </div>
              {taken.has(match.id) ? (
                <Badge tone="brand" icon="check">
                  {t('studio.plans.taken')}
                </Badge>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  icon="calendar-plus"
                  isLoading={reserve.isPending && reserve.variables === match.id}
                  onClick={() => reserve.mutate(match.id)}
                >
                  {t('studio.plans.reserve')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
