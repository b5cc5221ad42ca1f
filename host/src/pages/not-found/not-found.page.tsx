import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'
import styles from '../page.module.css'

/** No such page. */
export default function NotFoundPage() {
  const t = useT('shell')
  return (
    <div className={styles.centred}>
      <StateBox
        kind="empty"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={{ label: t('notFound.home'), href: '/main' }}
      />
    </div>
  )
}
