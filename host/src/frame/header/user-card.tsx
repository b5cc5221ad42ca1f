import type { SessionUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import {
  Button,
  classNames,
  Diamonds,
  Level,
  type MenuItem,
  MenuLinks,
  Noble,
  type NobleTier,
  Skeleton,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useClientState } from '../../boot/client-state.store'
import { UserAvatar } from './user-avatar'
import styles from './user-menu.module.css'

interface UserCardProps {
  user: SessionUser
  onNavigate: () => void
  onLogOut: () => void
}

const isTier = (tier: number | undefined): tier is NobleTier => tier !== undefined && tier >= 1 && tier <= 6

function Head({ user }: { user: SessionUser }) {
  const t = useT('shell')
  const profile = useClientState((state) => state.profile)
  return (
    <div className={classNames(css.row, css.gap3)}>
      <UserAvatar user={user} size={48} />
      <div className={css.shrink}>
        <div className={classNames(css.gap2, css.row)}>
          <b className={styles.nickname}>{user.nickname}</b>
          {profile ? <Level value={profile.level} label={t('user.level', { level: profile.level })} /> : undefined}
        </div>
        <div className={classNames(styles.small, css.row)}>
          {isTier(profile?.tier) ? <Noble tier={profile.tier}>{t(`tier.${profile.tier}`)}</Noble> : undefined}
          <span>{t('user.id', { id: user.id })}</span>
        </div>
      </div>
    </div>
  )
}

/** Shape of the week's check-in and the daily tasks, so that the card does not grow under the pointer. */
function TasksSkeleton() {
  return (
    <div className={css.stack3}>
      <Skeleton width={90} />
      <Skeleton variant="large" height={76} />
      <Skeleton width={90} />
      <Skeleton lines={3} height={18} />
    </div>
  )
}

/** Who is signed in, what they have, and where they can go. */
export function UserCard({ user, onNavigate, onLogOut }: UserCardProps) {
  const t = useT('shell')
  const links: MenuItem[] = [
    { id: 'persona', label: t('user.persona'), icon: 'user', href: `/persona?id=${user.id}`, onSelect: onNavigate },
    { id: 'space', label: t('user.space'), icon: 'layout-grid', href: '/member?type=18', onSelect: onNavigate },
    ...(user.isAnchor
      ? []
      : [
          {
            id: 'apply',
            label: t('user.apply'),
            icon: 'mic',
            href: '/member?type=7',
            onSelect: onNavigate,
          } satisfies MenuItem,
        ]),
    { id: 'log-out', label: t('user.logOut'), icon: 'log-out', onSelect: onLogOut },
  ]
  return (
    <div className={styles.card}>
      <Head user={user} />
      <div className={classNames(styles.purse, css.row)}>
        <Diamonds amount={Number(user.balance)} size={20} />
        <span className={css.label}>{t('user.diamonds')}</span>
        <Button
          className={css.pushed}
          variant="gold"
          size="sm"
          href="/member?type=1&isRecharge=true"
          onClick={onNavigate}
        >
          {t('user.recharge')}
        </Button>
      </div>
      <div className={classNames(css.hiddenEmpty, css.below4)}>
        <Slot name="header.user-menu" props={{ onNavigate }} fallback={<TasksSkeleton />} />
      </div>
      <div className={styles.links}>
        <MenuLinks items={links} />
      </div>
    </div>
  )
}
