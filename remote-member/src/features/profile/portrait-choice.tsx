import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Loading } from '../../parts/loading/loading'
import { loadAvatars } from '../../parts/profile/profile.calls'
import classes from './profile.module.css'

interface Props {
  chosen: string
  onChoose: (avatar: string) => void
}

/** Four rows of six, in px: the dialog stands in the middle and would move by half of what is missing. */
const rowsHeight = 372

/** The drawn portraits to choose from. */
export function PortraitChoice({ chosen, onChoose }: Props) {
  const t = useT('member')
  const avatars = useQuery({ queryKey: ['member', 'avatars'], queryFn: ({ signal }) => loadAvatars(signal) })
  if (avatars.isError && !avatars.data)
    return <LoadFailed onRetry={() => void avatars.refetch()} minHeight={rowsHeight} />
  if (avatars.isPending) return <Loading variant="block" height={rowsHeight} />
  return (
    <div className={classes.avatars} role="radiogroup" aria-label={t('profile.changeAvatar')}>
      {avatars.data.map((avatar, index) => (
        <label key={avatar} className={classNames(classes.choice, css.hoverable, css.checkedFrame, css.ringedFrame)}>
          <input
            type="radio"
            name="avatar"
            value={avatar}
            checked={avatar === chosen}
            onChange={() => onChoose(avatar)}
            aria-label={t('profile.portrait', { number: index + 1 })}
          />
          <Avatar id={avatar} src={avatar} size={64} />
        </label>
      ))}
    </div>
  )
}
