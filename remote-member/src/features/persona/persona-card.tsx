import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { compactNumber, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Avatar, Button, Card, Level, Noble, type NobleTier, Skeleton, StateBox } from '@pitchside/ui'
import { toggleFollow } from '../follows/follows.calls'
import { pictureOf } from '../profile/profile.calls'
import { loadPersona } from './persona.calls'
import classes from './persona.module.css'

/** A user's public card with the actions others have. */
export function PersonaCard({ userId }: { userId: number }) {
  const t = useT('member')
  const me = useUser()
  const client = useQueryClient()
  const queryKey = ['member', 'persona', userId, me?.id]
  const { data: persona, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => loadPersona(userId, signal) })
  const follow = useMutation({
    mutationFn: () => toggleFollow(userId),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (error instanceof CallError && !error.isOffline)
    return (
      <StateBox
        kind="empty"
        title={t('persona.unknown')}
        action={{ label: t('persona.home'), href: '/main' }}
        minHeight={320}
      />
    )
  if (error)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={320}
      />
    )
  if (!persona) return <Skeleton variant="large" height={320} />
  const asMember = (action: () => void) => (me ? action() : bus.emit('login.requested', { resume: action }))
  return (
    <Card>
      <div className={classes.persona}>
        <Avatar
          id={persona.id}
          {...pictureOf(persona.avatar)}
          size={104}
          isLive={persona.isLive}
          hasHeadset={persona.isAnchor}
        />
        <h1 className={classes.name}>
          {persona.nickname}
          <Level value={persona.level} label={t('level', { level: persona.level })} />
          {persona.tier > 0 ? <Noble tier={persona.tier as NobleTier}>{t(`tier.${persona.tier}`)}</Noble> : undefined}
        </h1>
        <p className={classes.signature}>{persona.signature || t('profile.noSignature')}</p>
        <p className={classes.numbers}>
          <span>
            <b>{compactNumber(persona.fans)}</b> {t('profile.fans')}
          </span>
          <span>
            <b>{compactNumber(persona.follows)}</b> {t('profile.follows')}
          </span>
        </p>
        <div className={classes.actions}>
          {persona.isLive ? (
            <Button variant="live" href={`/live?id=${persona.id}`}>
              {t('persona.watch')}
            </Button>
          ) : undefined}
          {me?.id === persona.id ? (
            <Button href="/member?type=0">{t('profile.edit')}</Button>
          ) : (
            <>
              <Button
                variant={persona.isFollowed ? 'secondary' : 'primary'}
                icon="heart"
                isLoading={follow.isPending}
                onClick={() => asMember(() => follow.mutate())}
              >
                {persona.isFollowed ? t('persona.followed') : t('persona.follow')}
              </Button>
              <Button
                icon="message-circle"
                onClick={() => asMember(() => bus.emit('chat.requested', { isOpen: true, peerId: persona.id }))}
              >
                {t('persona.message')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
