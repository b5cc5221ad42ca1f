import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { asMember, FollowButton } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Avatar, Badge, Button, Card, classNames, IconButton, Level, Noble, type NobleTier } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Persona } from './persona.calls'
import classes from './persona.module.css'

/** What visitors can do about somebody: follow, write, report. */
function OthersActions({ persona, onChange }: { persona: Persona; onChange: () => void }) {
  const t = useT('member')
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <FollowButton
        id={persona.id}
        name={persona.nickname}
        isFollowed={persona.isFollowed}
        icon="heart"
        onToggled={onChange}
      />
      <Button
        variant="outline"
        icon="message-circle"
        onClick={() => asMember(() => bus.emit('chat.requested', { isOpen: true, peerId: persona.id }))}
      >
        {t('persona.message')}
      </Button>
      <IconButton
        icon="flag"
        label={t('persona.report', { name: persona.nickname })}
        onClick={() => asMember(() => setReporting(true))}
      />
      {isReporting ? (
        <Slot
          name="report.dialog"
          props={{
            target: { kind: 'member', id: persona.id },
            name: persona.nickname,
            onClose: () => setReporting(false),
          }}
        />
      ) : undefined}
    </>
  )
}

function Names({ persona }: { persona: Persona }) {
  const t = useT('member')
  const { level, tier } = persona
  return (
    <h1 className={classes.name}>
      <span>{persona.nickname}</span>
      <Level value={level} label={t('level', { level })} />
      {tier > 0 ? <Noble tier={tier as NobleTier}>{t(`tier.${tier}`)}</Noble> : undefined}
      {persona.isAnchor ? <Badge tone="info">{t('persona.anchor')}</Badge> : undefined}
    </h1>
  )
}

/** The head of a personal page: who it is, how many follow, and what one can do. */
export function PersonaCard({ persona }: { persona: Persona }) {
  const t = useT('member')
  const isOwn = useUser()?.id === persona.id
  const client = useQueryClient()
  const reload = () => void client.invalidateQueries({ queryKey: ['member', 'persona', persona.id] })
  return (
    <Card>
      <div className={classes.persona}>
        <Avatar
          id={persona.id}
          src={persona.avatar}
          size={104}
          isLive={persona.isLive}
          hasHeadset={persona.isAnchor}
          {...(persona.tier > 0 ? { tier: persona.tier as NobleTier } : {})}
        />
        <div className={classNames(css.stack2, css.shrink)}>
          <Names persona={persona} />
          <p className={classes.signature}>{persona.signature || t('profile.noSignature')}</p>
          <p className={classes.numbers}>
            <span>
              <b>{compactNumber(persona.fans)}</b> {t('profile.fans')}
            </span>
            <span>
              <b>{compactNumber(persona.follows)}</b> {t('profile.follows')}
            </span>
          </p>
        </div>
        <div className={classNames(classes.actions, css.row3End, css.wrap)}>
          {persona.isLive ? (
            <Button variant="live" href={`/live?id=${persona.id}`}>
              {t('persona.watch')}
            </Button>
          ) : undefined}
          {isOwn ? (
            <Button variant="outline" icon="pen-line" href="/member?type=0">
              {t('profile.edit')}
            </Button>
          ) : (
            <OthersActions persona={persona} onChange={reload} />
          )}
        </div>
      </div>
    </Card>
  )
}
