import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { fetchForesight } from '../../parts/forecast/forecast.calls'
import { Reasons } from '../../parts/forecast/reasons'
import { VoteBar } from '../../parts/forecast/vote-bar'
import type { Match } from '../../parts/matches/match'
import versus from '../../parts/versus/versus-page.module.css'
import { Versus, type VersusLine } from '../duel/versus'
import styles from './match-page.module.css'
import { PastRows, PastState } from './past-matches'
import { type Averages, averagesOf } from './preview-figures'
import { useForm } from './use-match-parts'

type FormQuery = ReturnType<typeof useForm>

const shown: readonly (readonly [keyof Averages, Partial<VersusLine>])[] = [
  ['scored', {}],
  ['conceded', { isLessBetter: true }],
  ['cleanSheets', { unit: '%' }],
  ['bothScored', { unit: '%' }],
  ['overTwo', { unit: '%' }],
]
const formShown = 6

function Sides({ match }: { match: Match }) {
  return (
    <span className={versus.legend}>
      <i /> {match.home.name} <i className={versus.awayKey} /> {match.away.name}
    </span>
  )
}

/** Means of both sides beside each other, where both have played. */
function AveragesCard({ match, home, away }: { match: Match; home: FormQuery; away: FormQuery }) {
  const t = useT('scores')
  const [own, other] = [averagesOf(home.data ?? []), averagesOf(away.data ?? [])]
  return (
    <Card title={t('match.preview.averages')} actions={<Sides match={match} />}>
      {own && other ? (
        <Versus
          lines={shown.map(([key, more]) => ({
            ...{ key, label: t(`match.preview.${key}`), home: own[key], away: other[key] },
            ...more,
          }))}
        />
      ) : home.isPending || away.isPending ? (
        <Skeleton lines={5} height={34} />
      ) : (
        <StateBox kind="empty" title={t('match.preview.noAverages')} minHeight={190} />
      )}
    </Card>
  )
}

/** Why the model gives a side its chances, and what members think. */
function ReasonsCard({ match }: { match: Match }) {
  const t = useT('scores')
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.foresight-detail', match.id],
    queryFn: ({ signal }) => fetchForesight(match.id, signal),
  })
  return (
    <Card title={t('match.preview.reasons')} actions={<Sides match={match} />}>
      {data ? (
        <div className={css.stack4}>
          <Reasons detail={data} />
          <VoteBar match={match} votes={data.votes} />
        </div>
      ) : isError ? (
        <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={190} />
      ) : (
        <Skeleton variant="block" height={190} />
      )}
    </Card>
  )
}

function FormCard({ match, side, form }: { match: Match; side: 'home' | 'away'; form: FormQuery }) {
  const t = useT('scores')
  const latest = (form.data ?? []).slice(0, formShown)
  return (
    <Card title={t('match.past.formOf', { name: match[side].name })} isFlush>
      {latest.length > 0 ? (
        <PastRows matches={latest} />
      ) : (
        <PastState isPending={form.isPending} isError={form.isError} onRetry={() => void form.refetch()} height={230} />
      )}
    </Card>
  )
}

/** Before a match: means, what speaks for and against, votes, form. A first match of a season has no form to show. */
export function MatchPreview({ match }: { match: Match }) {
  const home = useForm(match.id, 1)
  const away = useForm(match.id, 2)
  const pair = classNames(styles.pair, css.oneBelow992, css.grid2Start)
  const hasForm = home.data?.length !== 0 || away.data?.length !== 0
  return (
    <>
      <div className={pair}>
        {hasForm ? <AveragesCard match={match} home={home} away={away} /> : undefined}
        <ReasonsCard match={match} />
      </div>
      {hasForm ? (
        <div className={pair}>
          <FormCard match={match} side="home" form={home} />
          <FormCard match={match} side="away" form={away} />
        </div>
      ) : undefined}
    </>
  )
}
