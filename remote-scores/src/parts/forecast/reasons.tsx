import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ForesightDetail, SideLines } from './forecast.calls'
import styles from './forecast.module.css'

function Lines({ lines, kind }: { lines: SideLines; kind: 'good' | 'bad' }) {
  const t = useT('scores')
  return (
    <div className={styles.reasons}>
      {(['home', 'away'] as const).map((side) => (
        <ul key={side} className={kind === 'good' ? styles.good : styles.bad} aria-label={t(`foresight.${kind}`)}>
          {lines[side].length === 0 ? (
            <li className={classNames(css.muted, css.row2)}>{t('foresight.none')}</li>
          ) : undefined}
          {lines[side].map((text) => (
            <li className={css.row2} key={text}>
              <Icon className={css.success} name={kind === 'good' ? 'circle-check' : 'circle-alert'} size={16} />
              {text}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** What speaks for each side, and under it what speaks against. */
export function Reasons({ detail }: { detail: Pick<ForesightDetail, 'good' | 'bad'> }) {
  return (
    <>
      <Lines lines={detail.good} kind="good" />
      <Lines lines={detail.bad} kind="bad" />
    </>
  )
}
