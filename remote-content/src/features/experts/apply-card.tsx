import { useT } from '@pitchside/i18n'
import { Button, Card } from '@pitchside/ui'
import classes from './experts.module.css'

/** The way to become one of them. */
export function ApplyCard() {
  const t = useT('content')
  return (
    <Card title={t('experts.applyTitle')}>
      <p className={classes.applyText}>{t('experts.applyText')}</p>
      <Button href="/member?type=28" icon="pen-line">
        {t('experts.apply')}
      </Button>
    </Card>
  )
}
