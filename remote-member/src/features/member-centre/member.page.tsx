import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { Link, useSearchParams } from '@pitchside/platform'
import { Avatar, Card, Count, Icon } from '@pitchside/ui'
import { Suspense } from 'react'
import { useUnread } from '../messages/use-unread'
import { Identity } from '../profile/identity'
import { pictureOf } from '../profile/profile.calls'
import { useProfile } from '../profile/use-profile'
import { Loading } from './loading'
import classes from './member.module.css'
import { menuFor, sectionOf } from './sections'

const groups = ['mine', 'messages', 'broadcast'] as const

/** Member centre: side navigation and one section, chosen by `?type=`. */
export default function MemberPage() {
  const t = useT('member')
  const user = useUser()
  const { data: profile } = useProfile()
  const unread = useUnread().all
  const [search] = useSearchParams()
  const current = sectionOf(search.get('type'))
  if (!user) return null
  const menu = menuFor(user.isAnchor, profile?.role)
  const View = current.view
  return (
    <div className={classes.page}>
      <h1 className={classes.hidden}>{t(`section.${current.key}`)}</h1>
      <Card className={classes.side}>
        <div className={classes.person}>
          <Avatar id={user.id} {...pictureOf(user.avatar)} size={44} />
          <Identity name={user.nickname} />
        </div>
        <nav aria-label={t('title.member')}>
          {groups.map((group) => (
            <div key={group}>
              <h2 className={classes.group}>{t(`group.${group}`)}</h2>
              {menu
                .filter((section) => section.group === group)
                .map((section) => (
                  <Link
                    key={section.type}
                    className={classes.link}
                    to={`/member?type=${section.type}`}
                    aria-current={section === current ? 'page' : undefined}
                  >
                    <Icon name={section.icon} size={17} />
                    {t(`section.${section.key}`)}
                    {section.key === 'messages' && unread > 0 ? (
                      <span className={classes.count}>
                        <Count value={unread} label={t('messages.unread', { count: unread })} />
                      </span>
                    ) : undefined}
                  </Link>
                ))}
            </div>
          ))}
        </nav>
      </Card>
      <div className={classes.main}>
        <Suspense fallback={<Loading height={420} />}>
          <View />
        </Suspense>
      </div>
    </div>
  )
}
