import { compactNumber, groupedNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Link } from '@pitchside/platform'
import { Avatar, Button, Card, classNames, Level } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { useProfile, useProfileNews } from '../../parts/profile/use-profile'
import { InviteCard } from '../invite/invite-card'
import { LevelBar, useLevel } from '../level/level-bar'
import { AvatarDialog } from './avatar-dialog'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form'

/** Profile of the member: picture, name, sex, signature, level. */
export function ProfileSection() {
  const t = useT('member')
  const { data: profile, isError, refetch } = useProfile()
  useProfileNews()
  const level = useLevel()
  const [isChoosing, setIsChoosing] = useState(false)
  if (isError && !profile) return <LoadFailed onRetry={refetch} minHeight={480} />
  if (!profile) return <Loading height={480} />
  const numbers = [
    { key: 'fans', value: compactNumber(profile.fans) },
    { key: 'follows', value: compactNumber(profile.follows) },
    { key: 'balance', value: groupedNumber(Number(profile.balance)) },
  ]
  return (
    <>
      <Card>
        <div className={classes.head}>
          <Avatar id={profile.id} src={profile.avatar} size={88} />
          <div className={css.wordsBeside}>
            <p className={classes.name}>
              {profile.nickname} <Level value={profile.level} label={t('level', { level: profile.level })} />
            </p>
            <p className={classes.signature}>{profile.signature || t('profile.noSignature')}</p>
            <Button size="sm" icon="image" onClick={() => setIsChoosing(true)}>
              {t('profile.changeAvatar')}
            </Button>
          </div>
          <dl className={classes.numbers}>
            {numbers.map(({ key, value }) => (
              <div key={key}>
                <dt className={css.caption}>{t(`profile.${key}`)}</dt>
                <dd className={css.figure24}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes.level}>
          {level.data ? <LevelBar state={level.data} /> : undefined}
          <Link className={classes.details} to="/member?type=3">
            {t('profile.details')}
          </Link>
        </div>
      </Card>
      <div className={classNames(classes.pair, css.oneBelow1240)}>
        <Card title={t('profile.edit')}>
          <ProfileForm key={profile.id} profile={profile} />
        </Card>
        <InviteCard />
      </div>
      <AvatarDialog isOpen={isChoosing} onOpenChange={setIsChoosing} current={profile.avatar} />
    </>
  )
}
