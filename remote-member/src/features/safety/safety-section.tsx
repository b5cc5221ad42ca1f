import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Button, Card, classNames, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { useProfile } from '../../parts/profile/use-profile'
import classes from '../../parts/safety-rows/safety.module.css'
import { SecondFactorCard } from '../second-factor/second-factor-card'
import { DeleteDialog } from './delete-dialog'
import { DeviceList } from './device-list'
import { PasswordDialog } from './password-dialog'

function Row({ icon, name, hint, action }: { icon: IconName; name: string; hint: string; action?: ReactNode }) {
  return (
    <li className={classNames(classes.row, css.divided)}>
      <span className={classes.mark}>
        <Icon name={icon} size={20} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.hint}>{hint}</p>
      </div>
      {action}
    </li>
  )
}

/** Password, number, payment password, second factors, devices, and leaving for good. */
export function SafetySection() {
  const t = useT('member')
  const { data: profile, isError, refetch } = useProfile()
  const [open, setOpen] = useState<'password' | 'deletion'>()
  if (isError && !profile) return <LoadFailed onRetry={refetch} minHeight={480} />
  if (!profile) return <Loading height={480} />
  const close = () => setOpen(undefined)
  return (
    <>
      <Card title={t('section.safety')}>
        <ul className={css.stack}>
          <Row icon="smartphone" name={t('profile.mobile')} hint={profile.mobile} />
          <Row
            icon="lock"
            name={t('safety.password')}
            hint={t('safety.passwordHint')}
            action={
              <Button size="sm" onClick={() => setOpen('password')}>
                {t('safety.changePassword')}
              </Button>
            }
          />
          <Row
            icon="shield-check"
            name={t('safety.payment')}
            hint={profile.hasPaymentPassword ? t('safety.paymentSet') : t('safety.paymentUnset')}
            action={
              <Button size="sm" href="/member?type=1&tab=cards">
                {profile.hasPaymentPassword ? t('safety.paymentChange') : t('safety.paymentMake')}
              </Button>
            }
          />
        </ul>
      </Card>
      <SecondFactorCard />
      <DeviceList />
      <Card title={t('safety.deletion.title')}>
        <div className={classNames(classes.row, css.divided)}>
          <p className={classes.hint}>{t('safety.deletion.lead')}</p>
          <Button size="sm" variant="danger" onClick={() => setOpen('deletion')}>
            {t('safety.deletion.open')}
          </Button>
        </div>
      </Card>
      <PasswordDialog isOpen={open === 'password'} onOpenChange={close} mobile={profile.mobile} />
      <DeleteDialog isOpen={open === 'deletion'} onOpenChange={close} mobile={profile.mobile} />
    </>
  )
}
