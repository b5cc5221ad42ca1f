import { useUser } from '@pitchside/auth'
import { memberSections } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, Card, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Suspense, useState } from 'react'
import classes from '../../features/member-centre/member.module.css'
import { MemberMenu } from '../../features/member-centre/member-menu'
import { useUnread } from '../../features/messages/use-unread'
import { Loading } from '../../parts/loading/loading'
import { Identity } from '../../parts/profile/identity'
import { useProfile } from '../../parts/profile/use-profile'
import { type MemberSection, menuFor, sectionOf } from './sections'

/** The section the page was opened with, until another is chosen: from then on the menu stands and stays. */
function useIsOpening(current: MemberSection): boolean {
  const [opened, setOpened] = useState<MemberSection | undefined>(current)
  if (opened && opened !== current) setOpened(undefined)
  return opened === current
}

/** Member centre: side navigation and one section, chosen by `?type=`. */
export default function MemberPage() {
  const t = useT('member')
  const user = useUser()
  const { data: profile } = useProfile()
  const unread = useUnread().all
  const [search] = useSearchParams()
  const current = sectionOf(search.get('type'))
  const title = t(`section.${current.key}`)
  usePageName(title)
  const isOpening = useIsOpening(current)
  if (!user) return null
  const menu = menuFor(user.isAnchor, profile?.role)
  const View = current.view
  const isUndecided = isOpening && user.isAnchor && current.type === memberSections.anchor
  return (
    <div className={classNames(classes.page, isUndecided && classes.undecided, css.oneBelow992)}>
      <h1 className={css.spoken}>{title}</h1>
      <Card className={classNames(classes.side, css.staticBelow992, css.sideways)}>
        <div className={classes.person}>
          <Avatar id={user.id} src={user.avatar} size={44} />
          <Identity name={user.nickname} />
        </div>
        <MemberMenu menu={menu} current={current} unread={unread} />
      </Card>
      <div className={classes.main}>
        <Suspense fallback={<Loading height={420} />}>
          <View />
        </Suspense>
      </div>
    </div>
  )
}
