import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { Link, useQuery } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Button, Card, Skeleton, StateBox } from '@pitchside/ui'
import classes from './broadcast-section.module.css'

/** How to become an anchor: rules, and the agent who takes the application. */
export function ApplySection() {
  const t = useT('member')
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call('getSettings', {}, { isQuiet: true, signal }),
  })
  const agent = useQuery({
    queryKey: ['member', 'support-agent'],
    queryFn: ({ signal }) => call('getSupportAgent', {}, { isQuiet: true, signal }),
  })
  if (settings.isPending) return <Skeleton variant="large" height={320} />
  if (settings.isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void settings.refetch() }}
        minHeight={320}
      />
    )
  return (
    <Card title={t('section.apply')}>
      <p className={classes.lead}>{t('apply.lead')}</p>
      <ol className={classes.steps}>
        <li>{t('apply.identity')}</li>
        <li>{t('apply.experience')}</li>
        <li>{t('apply.contact')}</li>
      </ol>
      <p className={classes.contact}>{t('apply.mail', { address: settings.data.apply_for_anchor })}</p>
      <Button
        variant="primary"
        icon="message-circle"
        disabled={!agent.data}
        onClick={() => agent.data && bus.emit('chat.requested', { isOpen: true, peerId: agent.data.id })}
      >
        {t('apply.talk')}
      </Button>
    </Card>
  )
}

/** The anchor's own section; its tools come from the live section. */
export function AnchorSection() {
  const t = useT('member')
  const user = useUser()
  if (!user?.isAnchor) return <ApplySection />
  return (
    <>
      <Card title={t('section.anchor')}>
        <p className={classes.lead}>{t('anchor.lead')}</p>
        <Link className={classes.room} to={`/live?id=${user.id}`}>
          {t('anchor.room')}
        </Link>
      </Card>
      <Slot name="member.anchor-centre" props={{ section: 'overview' }} />
    </>
  )
}
