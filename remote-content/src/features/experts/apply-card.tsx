import { useT } from '@pitchside/i18n'
import { Button, Card, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'

/** The way to become one of them. */
export function ApplyCard() {
  const t = useT('content')
  return (
    <Card title={t('experts.applyTitle')}>
      <p className={classNames(css.above4, css.soft)}>{t('experts.applyText')}</p>
      <Button href="/member?type=28" icon="pen-line">
        {t('experts.apply')}
      </Button>
    </Card>
  )
}
