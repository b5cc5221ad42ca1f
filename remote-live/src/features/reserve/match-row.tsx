import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Badge, Button } from '@pitchside/ui'
import styles from '../lists/lists.module.css'
import { ReserveButton } from './reserve-button'
import { Sides, When } from './reserve-frame'
import { forgetMatch, type ReservedMatch } from './reserved-matches.calls'

const tones = ['neutral', 'live', 'neutral', 'warning'] as const

/** A reserved match. */
export function MatchRow({ match }: { match: ReservedMatch }) {
  const t = useT('live')
  const client = useQueryClient()
  const forget = useMutation({
    mutationFn: () => forgetMatch(match),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', 'reserved-matches'] }),
  })
  const { home, away, isBasketball, stage } = match
  const address = `/score-live?type=${isBasketball ? 'basketball' : 'football'}&id=${match.id}`
  return (
    <li className={styles.plan}>
      <When atMs={match.startsAt} />
      <Sides home={home} away={away} isBasketball={isBasketball}>
        {match.competition}
      </Sides>
      <Badge tone={tones[stage]}>{t(`reserve.stage.${stage}`)}</Badge>
      {stage === 1 ? (
        <Button variant="live" href={address}>
          {t('room.watch')}
        </Button>
      ) : (
        <ReserveButton
          name={`${home.name} vs ${away.name}`}
          isReserved
          isBusy={forget.isPending}
          onToggle={() => forget.mutate()}
        />
      )}
    </li>
  )
}
