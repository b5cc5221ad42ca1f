import { useT } from '@pitchside/i18n'
import { Badge, Button, Card, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { PaymentPasswordDialog } from './payment-password-dialog'
import classes from './payout.module.css'

/** Whether there is a payment password, and the way to set or replace it. */
export function PasswordRow({ isSet }: { isSet: boolean }) {
  const t = useT('member')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <div className={classNames(css.row, css.between, css.gap4)}>
        <div>
          <h3 className={classes.rowTitle}>
            {t('payout.password.title')}
            <Badge tone={isSet ? 'success' : 'warning'}>
              {t(isSet ? 'payout.password.set' : 'payout.password.unset')}
            </Badge>
          </h3>
          <p className={classes.hint}>{t('payout.password.hint')}</p>
        </div>
        <Button onClick={() => setIsOpen(true)}>
          {t(isSet ? 'payout.password.change' : 'payout.password.create')}
        </Button>
      </div>
      <PaymentPasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </Card>
  )
}
