import { noticeTabs } from '@pitchside/contract'
import { ageLabel, useT } from '@pitchside/i18n'
import { classNames, Icon, IconButton, type IconName, Link, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './messages.module.css'
import type { Notice } from './notices.calls'

type Look = keyof typeof noticeTabs | 'announcement'
const icons: Record<Look, IconName> = {
  reminders: 'bell-ring',
  replies: 'message-circle',
  likes: 'thumbs-up',
  system: 'info',
  announcement: 'megaphone',
}

const branded: ReadonlySet<Look> = new Set(['likes', 'reminders'])

function lookOf(kind: number): Look {
  const tabs = Object.entries(noticeTabs) as [keyof typeof noticeTabs, readonly [number, number]][]
  return tabs.find(([, [from, to]]) => kind >= from && kind < to)?.[0] ?? 'announcement'
}

/** One notice: what it is about, and the way there. Following it reads it; so does the tick. */
export function NoticeRow({ notice, onRead }: { notice: Notice; onRead: (() => void) | undefined }) {
  const t = useT('member')
  const look = lookOf(notice.kind)
  const words = (
    <>
      <span className={classNames(css.soft, css.leadText, !notice.isRead && css.markedBold)}>
        {notice.isRead ? undefined : <VisuallyHidden>{t('messages.new')} </VisuallyHidden>}
        {notice.title}
      </span>
      {notice.text ? <span className={classes.text}>{notice.text}</span> : undefined}
      <time className={css.caption} dateTime={new Date(notice.atMs).toISOString()}>
        {ageLabel(notice.atMs, Date.now())}
      </time>
    </>
  )
  return (
    <li className={classNames(classes.notice, !notice.isRead && classes.unread)}>
      <span className={classNames(classes.mark, branded.has(look) && css.markedBrand)}>
        <Icon name={icons[look]} size={18} />
      </span>
      {notice.url ? (
        <Link className={classNames(classes.words, css.lead)} href={notice.url} onClick={() => onRead?.()}>
          {words}
          <Icon className={classes.go} name="chevron-right" size={18} />
        </Link>
      ) : (
        <div className={classNames(classes.words, css.lead)}>{words}</div>
      )}
      {notice.isRead || !onRead ? undefined : (
        <IconButton icon="check" size="sm" label={t('messages.readOne', { title: notice.title })} onClick={onRead} />
      )}
    </li>
  )
}
