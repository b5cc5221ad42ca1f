import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Avatar, Button, Card, IconButton, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ActionsDialog } from './actions-dialog'
import { AppointDialog } from './appoint-dialog'
import { ModeratorBadge } from './moderator-badge'
import { appoint, type Person } from './order.calls'
import classes from './order.module.css'
import { useAboutChanged, useCircleAbout } from './use-circle-about'
import { useTellFailure } from './use-tell-failure'

function Row({ person, onRemove }: { person: Person; onRemove: (() => void) | undefined }) {
  const t = useT('content')
  return (
    <li className={classes.person}>
      <Link href={`/persona?id=${person.id}`} className={css.row2}>
        <Avatar id={person.id} src={person.avatar} size={32} />
        <b className={css.medium}>{person.nickname}</b>
      </Link>
      <span className={css.pushed}>
        {onRemove ? (
          <IconButton
            icon="x"
            size="sm"
            label={t('circleOrder.remove', { name: person.nickname })}
            onClick={onRemove}
          />
        ) : (
          <ModeratorBadge />
        )}
      </span>
    </li>
  )
}

/** Who looks after a circle. Operators name and remove them here; they read what was done. */
export function ModeratorsCard({ circleId }: { circleId: number }) {
  const t = useT('content')
  const about = useCircleAbout(circleId)
  const onChanged = useAboutChanged()
  const [open, setOpen] = useState<'appoint' | 'actions'>()
  const removal = useMutation({
    mutationFn: (person: Person) => appoint(circleId, person.id, false),
    onError: useTellFailure(),
    onSettled: onChanged,
  })
  const log = about.data?.mayModerate ? (
    <Button size="sm" variant="outline" icon="history" onClick={() => setOpen('actions')}>
      {t('circleOrder.log')}
    </Button>
  ) : undefined
  return (
    <Card title={t('circleOrder.moderators')} actions={log}>
      <QueryView query={about} minHeight={72} skeleton={<Skeleton lines={2} height={32} />}>
        {({ moderators, isOperator }) => (
          <div className={css.stack3}>
            {moderators.length === 0 ? <p className={css.soft}>{t('circleOrder.noModerators')}</p> : undefined}
            <ul className={css.hiddenEmpty}>
              {moderators.map((person) => (
                <Row
                  key={person.id}
                  person={person}
                  onRemove={isOperator && !removal.isPending ? () => removal.mutate(person) : undefined}
                />
              ))}
            </ul>
            {isOperator ? (
              <Button size="sm" variant="outline" icon="user-plus" onClick={() => setOpen('appoint')}>
                {t('circleOrder.appoint')}
              </Button>
            ) : undefined}
          </div>
        )}
      </QueryView>
      {open === 'appoint' && about.data ? (
        <AppointDialog circleId={circleId} known={about.data.moderators} onClose={() => setOpen(undefined)} />
      ) : undefined}
      {open === 'actions' ? <ActionsDialog circleId={circleId} onClose={() => setOpen(undefined)} /> : undefined}
    </Card>
  )
}
