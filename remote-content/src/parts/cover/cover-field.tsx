import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput, pictureMegabytes, pictureProblem, pictureProblemText } from '@pitchside/parts'
import { classNames, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import classes from './cover-field.module.css'
import type { useCover } from './use-cover'

/** Cover of a video: a frame chosen on a line, or a picture of one's own. */
export function CoverField({ cover }: { cover: ReturnType<typeof useCover> }) {
  const t = useT('content')
  const [place, setPlace] = useState(0)
  const [problem, setProblem] = useState<string>()
  const choose = (picture: File) => {
    const wrong = pictureProblem(picture, 'cover')
    setProblem(wrong && pictureProblemText(wrong, 'cover'))
    if (!wrong) cover.choosePicture(picture)
  }
  return (
    <fieldset className={classNames(classes.cover, css.oneBelow992)}>
      <legend>{t('works.cover')}</legend>
      {cover.cover ? (
        <img src={cover.cover.preview} alt={t('works.coverNow')} />
      ) : (
        <span className={classes.noCover} aria-busy={cover.canTakeFrames === undefined}>
          {cover.canTakeFrames === false ? t('works.noFrames') : undefined}
        </span>
      )}
      <div className={css.stack2Start}>
        {cover.canTakeFrames ? (
          <Slider
            label={t('works.frame')}
            value={place}
            valueText={`${place}%`}
            onValueChange={(next) => {
              setPlace(next)
              void cover.takeFrame(next / 100)
            }}
          />
        ) : undefined}
        <label className={classNames(classes.pick, css.outlined, css.hoverable)}>
          {t('works.ownCover')}
          <FileInput
            className={css.spokenField}
            aria-label={t('works.ownCover')}
            accept={acceptedPictures('cover')}
            onFiles={([picture]) => choose(picture)}
          />
        </label>
        <p className={css.caption}>{t('works.coverNote', { size: pictureMegabytes('cover') })}</p>
        {problem ? (
          <p className={classNames(css.live, css.small)} role="alert">
            {problem}
          </p>
        ) : undefined}
      </div>
    </fieldset>
  )
}
