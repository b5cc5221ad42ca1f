import { useT } from '@pitchside/i18n'
import { usePlace, useQueryClient } from '@pitchside/platform'
import { classNames, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { OwnLines } from './own-lines'
import { OwnVideoList, ownVideosKey } from './own-video-list'
import classes from './own-videos.module.css'
import { UploadButton } from './upload-button'

const views = ['videos', 'lines'] as const

/** The member's own videos, what they wrote over others, and the way to send a video in. */
export default function OwnVideosSlot() {
  const t = useT('content')
  const client = useQueryClient()
  const { list: view, toList } = usePlace(views)
  return (
    <section className={classes.section}>
      <header className={classNames(classes.head, css.rowWrap3)}>
        <h2 className={css.heading}>{t('works.mine')}</h2>
        <Segmented
          label={t('works.mine')}
          value={view}
          onValueChange={toList}
          options={views.map((value) => ({ value, label: t(`ownLines.views.${value}`) }))}
        />
        <UploadButton onSent={() => void client.invalidateQueries({ queryKey: ownVideosKey })} />
      </header>
      {view === 'videos' ? <OwnVideoList /> : <OwnLines />}
    </section>
  )
}
