import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { Button, Card, classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { CircleRules } from './order.calls'
import classes from './order.module.css'
import { RulesDialog } from './rules-dialog'
import { rulesFor, useCircleAbout } from './use-circle-about'

/** Rules one below the other, numbered; nothing where there are none. */
export function RuleList({ rules }: { rules: CircleRules }) {
  const { lang, texts } = rulesFor(rules)
  if (texts.length === 0) return null
  return (
    <ol className={classes.rules} lang={lang}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}

/** What a circle asks of those who write in it; its moderators change it here. */
export function RulesCard({ circleId }: { circleId: number }) {
  const t = useT('content')
  const about = useCircleAbout(circleId)
  const [isOpen, setOpen] = useState(false)
  const edit = about.data?.mayModerate ? (
    <Button size="sm" variant="outline" icon="pen-line" onClick={() => setOpen(true)}>
      {t('circleOrder.editRules')}
    </Button>
  ) : undefined
  return (
    <Card title={t('circleOrder.rules')} actions={edit}>
      <QueryView query={about} minHeight={96} skeleton={<Skeleton lines={3} height={18} />}>
        {({ rules }) =>
          rulesFor(rules).texts.length > 0 ? (
            <RuleList rules={rules} />
          ) : (
            <p className={css.soft}>{t('circleOrder.noRules')}</p>
          )
        }
      </QueryView>
      {isOpen && about.data ? (
        <RulesDialog circleId={circleId} rules={about.data.rules} onClose={() => setOpen(false)} />
      ) : undefined}
    </Card>
  )
}

/** The same at hand where somebody writes: closed, and nothing where there are none. */
export function RulesAtHand({ circleId }: { circleId: number }) {
  const t = useT('content')
  const { data, isPending } = useCircleAbout(circleId)
  // Most circles have some: their line is kept free until it is known.
  if (isPending) return <Skeleton width="40%" height={28} />
  if (!data || rulesFor(data.rules).texts.length === 0) return null
  return (
    <details className={classNames(classes.hand, css.note)}>
      <summary className={css.ringed}>{t('circleOrder.rulesAtHand')}</summary>
      <RuleList rules={data.rules} />
    </details>
  )
}
