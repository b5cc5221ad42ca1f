import { compactNumber, useT } from '@pitchside/i18n'
import { type Shared, SharePopover } from '@pitchside/parts'
import { Button } from '@pitchside/ui'
import classes from './mark-buttons.module.css'
import { type Mark, useMark } from './use-mark'

interface Markable {
  mark: Mark
  toggle: () => Promise<Mark>
}

interface MarkButtonProps {
  markable: Markable
  icon: 'thumbs-up' | 'star'
  /** How it looks while it is on. */
  variant: 'primary' | 'gold'
  label: string
}

function MarkButton({ markable, icon, variant, label }: MarkButtonProps) {
  const { mark, press } = useMark(markable.mark, markable.toggle)
  return (
    <Button variant={mark.isOn ? variant : 'outline'} icon={icon} aria-pressed={mark.isOn} onClick={press}>
      {label} <span className={classes.number}>{compactNumber(mark.total)}</span>
    </Button>
  )
}

/** Like, keep, share: below an article or a video. */
export function MarkButtons({
  like,
  favorite,
  shared,
}: {
  like: Markable
  favorite: Markable
  shared: Shared & { path: string }
}) {
  const t = useT('content')
  return (
    <>
      <MarkButton markable={like} icon="thumbs-up" variant="primary" label={t('article.like')} />
      <MarkButton markable={favorite} icon="star" variant="gold" label={t('article.favorite')} />
      <SharePopover
        id={shared.path}
        {...shared}
        trigger={
          <Button variant="outline" icon="share-2">
            {t('article.share')}
          </Button>
        }
      />
    </>
  )
}
