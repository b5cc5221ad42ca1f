import { useT } from '@pitchside/i18n'
import { Badge, classNames, Diamonds } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { resultOf, type Scheme } from './expert'
import classes from './scheme.module.css'

const looks = { hit: css.rising, draw: classes.draw, miss: css.missed }

/** How it ended; before that, what it costs. */
export function SchemeStamp({ scheme, isLarge }: { scheme: Scheme; isLarge?: boolean }) {
  const t = useT('content')
  const { state, outcome, price, isBought, isOwn } = scheme
  if (state === 'settled')
    return (
      <span className={classNames(classes.stamp, looks[resultOf(outcome)], isLarge && classes.large)}>
        {t(`experts.outcome.${outcome}`)}
      </span>
    )
  if (state !== 'open')
    return (
      <span className={classNames(classes.stamp, looks.draw, isLarge && classes.large)}>
        {t(`experts.state.${state}`)}
      </span>
    )
  if (isOwn || isBought) return <Badge tone="success">{t(isOwn ? 'experts.own' : 'experts.bought')}</Badge>
  if (price === 0) return <Badge tone="brand">{t('experts.free')}</Badge>
  return <Diamonds amount={price} label={t('experts.diamonds')} />
}
