import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Icon } from '@pitchside/ui'
import { videoExtensions } from '../../parts/cover/chosen-file'
import classes from './own-videos.module.css'

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** What is taken, what a cover may be, and who looks at a video before everybody sees it. */
export function VideoTips() {
  const t = useT('content')
  const tips = [
    {
      icon: 'video',
      text: t('works.formats', { formats: videoExtensions.join(', '), size: megabytes(limits.videoBytes) }),
    },
    { icon: 'image', text: t('works.tipCover', { size: megabytes(limits.coverBytes) }) },
    { icon: 'shield-check', text: t('works.reviewNote') },
  ] as const
  return (
    <ul className={classes.tips} aria-label={t('works.tips')}>
      {tips.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
