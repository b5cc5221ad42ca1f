import { hasPasskeys } from '@pitchside/base'
import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Badge, Button, Card, classNames, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import rows from '../../parts/safety-rows/safety.module.css'
import { PasskeyDialog } from './passkey-dialog'
import { type Change, ProveDialog } from './prove-dialog'
import type { FactorKind, SecondFactor, SecondFactors } from './second-factor.calls'
import classes from './second-factor.module.css'
import { TotpDialog } from './totp-dialog'
import { useSecondFactors } from './use-second-factors'

const icons: Record<FactorKind, IconName> = { totp: 'smartphone', passkey: 'lock' }
/** So few codes are left that new ones are due. */
const fewCodes = 3
interface RowProps {
  factor: SecondFactor
  onRemove: (name: string) => void
}

function FactorRow({ factor, onRemove }: RowProps) {
  const t = useT('member')
  const kind = t(`secondFactor.${factor.kind}`)
  // An app has no name of its own: an account has one.
  const name = factor.name || kind
  return (
    <li className={classNames(rows.row, css.divided)}>
      <span className={rows.mark}>
        <Icon name={icons[factor.kind]} size={20} />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>{name}</p>
        <p className={rows.hint}>
          {name === kind ? undefined : <span>{kind}</span>}
          <span>{t('secondFactor.since', { time: formatDate(factor.sinceMs, 'date') })}</span>
          <span>
            {factor.usedMs === undefined
              ? t('secondFactor.neverUsed')
              : t('safety.used', { time: formatDate(factor.usedMs, 'date') })}
          </span>
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        onClick={() => onRemove(name)}
        aria-label={t('secondFactor.removeNamed', { name })}
      >
        {t('secondFactor.removeShort')}
      </Button>
    </li>
  )
}

function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const t = useT('member')
  return (
    <li className={classNames(rows.row, css.divided)}>
      <span className={rows.mark}>
        <Icon name="file-text" size={20} />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>
          {t('secondFactor.codes')}
          {left <= fewCodes ? <Badge tone="warning">{t('secondFactor.few')}</Badge> : undefined}
        </p>
        <p className={rows.hint}>{t('secondFactor.codesLeft', { count: left })}</p>
      </div>
      <Button size="sm" variant="outline" onClick={onRenew}>
        {t('secondFactor.renew')}
      </Button>
    </li>
  )
}

interface ListProps {
  data: SecondFactors
  onChange: (change: Change) => void
}

function FactorList({ data: { factors, codesLeft }, onChange }: ListProps) {
  const t = useT('member')
  if (factors.length === 0) return <p className={css.note}>{t('secondFactor.off')}</p>
  return (
    <ul className={css.stack}>
      {factors.map((factor) => (
        <FactorRow
          key={factor.id}
          factor={factor}
          onRemove={(name) => onChange({ is: 'remove', id: factor.id, name, isLast: factors.length === 1 })}
        />
      ))}
      <CodesRow left={codesLeft} onRenew={() => onChange({ is: 'renew' })} />
    </ul>
  )
}

/** What log-ins are confirmed with beside the password: adding, removing, recovery codes. */
export function SecondFactorCard() {
  const t = useT('member')
  const { data, isError, refetch } = useSecondFactors()
  const [adds, setAdds] = useState<FactorKind>()
  const [change, setChange] = useState<Change>()
  const canAdd = (kind: FactorKind) => {
    if (!data?.kinds.includes(kind)) return false
    // One app is enough for an account; passkeys are as many as devices.
    return kind === 'totp' ? data.factors.every((factor) => factor.kind !== 'totp') : hasPasskeys()
  }
  const close = () => {
    setAdds(undefined)
    setChange(undefined)
  }
  return (
    <Card
      title={
        <span className={css.rowWrap2}>
          {t('secondFactor.title')}
          {data && data.factors.length > 0 ? <Badge tone="success">{t('secondFactor.isOn')}</Badge> : undefined}
        </span>
      }
    >
      {data ? (
        <>
          <FactorList data={data} onChange={setChange} />
          <div className={classNames(classes.actions, css.hiddenEmpty)}>
            {canAdd('totp') ? (
              <Button size="sm" icon="smartphone" onClick={() => setAdds('totp')}>
                {t('secondFactor.addTotp')}
              </Button>
            ) : undefined}
            {canAdd('passkey') ? (
              <Button size="sm" icon="lock" onClick={() => setAdds('passkey')}>
                {t('secondFactor.addPasskey')}
              </Button>
            ) : undefined}
          </div>
        </>
      ) : isError ? (
        <LoadFailed onRetry={refetch} minHeight={140} />
      ) : (
        <Loading variant="block" height={60} />
      )}
      <TotpDialog isOpen={adds === 'totp'} onClose={close} />
      <PasskeyDialog isOpen={adds === 'passkey'} onClose={close} />
      {change ? <ProveDialog change={change} onClose={close} /> : undefined}
    </Card>
  )
}
