import { useT } from '@pitchside/remote-sdk/i18n'
import styles from './more.module.css'

/** Loaded when somebody asks for it. */
export function More() {
  const t = useT('__ID__')
  return <p className={styles.more}>{t('more.text')}</p>
}
