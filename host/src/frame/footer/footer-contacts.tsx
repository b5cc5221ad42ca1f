import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Count } from '@pitchside/ui'
import { useClientState } from '../../boot/client-state.store'
import { useUnread } from '../chat-panel/use-unread'
import styles from './footer.module.css'

const isMail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text)

function Contact({ label, value }: { label: string; value: string }) {
  if (value === '') return undefined
  return (
    <li className={styles.line}>
      {label}: {isMail(value) ? <a href={`mailto:${value}`}>{value}</a> : value}
    </li>
  )
}

/** Contacts of the system settings; one that the operator left out is not shown. */
export function FooterContacts() {
  const t = useT('shell')
  const isVisitor = useUser() === undefined
  const unread = useUnread()
  // A member's messages come from many; a visitor's are answers of support.
  const answers = isVisitor ? unread : 0
  const { anchorContact, feedbackQq, supportEmail, weiboQr } = useClientState((state) => state.settings)
  // An installation that names one address for both shows it once.
  const isOneAddress = anchorContact === supportEmail
  if (!anchorContact && !feedbackQq && !supportEmail && !weiboQr) return undefined
  return (
    <div>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      <ul>
        {isOneAddress ? undefined : <Contact label={t('footer.anchorContact')} value={anchorContact} />}
        <Contact label={t('footer.feedbackQq')} value={feedbackQq} />
        <Contact
          label={isOneAddress ? `${t('footer.anchorContact')} · ${t('footer.supportEmail')}` : t('footer.supportEmail')}
          value={supportEmail}
        />
        <li className={styles.line}>
          <button
            type="button"
            aria-label={answers > 0 ? `${t('footer.support')}: ${t('messages.unread', { count: answers })}` : undefined}
            onClick={() => bus.emit('chat.requested', { isOpen: true, isSupport: true })}
          >
            {t('footer.support')} {answers > 0 ? <Count value={answers} /> : undefined}
          </button>
        </li>
      </ul>
      {weiboQr ? (
        <img className={styles.weibo} src={weiboQr} width={88} height={88} alt={t('footer.weibo')} loading="lazy" />
      ) : undefined}
    </div>
  )
}
