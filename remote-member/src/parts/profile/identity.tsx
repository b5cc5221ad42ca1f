import { useT } from '@pitchside/i18n'
import { classNames, Level, Noble, type NobleTier } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './identity.module.css'
import { useProfile } from './use-profile'

const isTier = (tier: number): tier is NobleTier => tier >= 1 && tier <= 6

/** Name with level and rank of the signed-in member. */
export function Identity({ name }: { name: string }) {
  const t = useT('member')
  const { data } = useProfile()
  return (
    <div className={classNames(css.stack1, css.shrink)}>
      <b className={css.truncate} title={name}>
        {name}
      </b>
      <span className={classes.badges}>
        {data ? <Level value={data.level} label={t('level', { level: data.level })} /> : undefined}
        {data && isTier(data.tier) ? <Noble tier={data.tier}>{t(`tier.${data.tier}`)}</Noble> : undefined}
      </span>
    </div>
  )
}
