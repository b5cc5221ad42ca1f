import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { FileInput } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Badge, classNames, Icon, IconButton, Spinner } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { messageOf } from '../../parts/video/message-of'
import { setSubtitles, subtitleNames } from '../../parts/video/subtitles.calls'
import type { SubtitleLanguage, WatchedVideo } from '../../parts/video/video'
import classes from './parts-dialog.module.css'

const languages = Object.keys(subtitleNames) as SubtitleLanguage[]

interface SubtitleRowProps {
  videoId: number
  language: SubtitleLanguage
  isThere: boolean
  onChanged: () => void
}

/** Subtitles in a language: whether there are any, a file that becomes them, and the way to take them away. */
function SubtitleRow({ videoId, language, isThere, onChanged }: SubtitleRowProps) {
  const t = useT('content')
  const name = subtitleNames[language]
  const set = useMutation({
    mutationFn: async (file: File | undefined) => {
      const text = file ? await file.text() : ''
      // The server would refuse it in words that name a field.
      if (text.length > limits.videoSubtitleChars)
        throw new RangeError(t('works.subtitles.large', { chars: limits.videoSubtitleChars }))
      return setSubtitles(videoId, language, text)
    },
    onSuccess: onChanged,
  })
  const { error } = set
  const problem = error instanceof RangeError ? error.message : messageOf(error, t('works.notSaved'))
  return (
    <li className={classes.subtitles}>
      <div className={classNames(css.row, css.between)}>
        <span className={classNames(css.row, css.gap3)}>
          <span lang={language}>{name}</span>
          {isThere ? <Badge tone="success">{t('works.subtitles.there')}</Badge> : undefined}
          {set.isPending ? <Spinner label={t('state.loading')} /> : undefined}
        </span>
        <span className={classNames(css.row, css.gap2)}>
          <label className={classNames(classes.choose, css.outlined)}>
            <Icon name="file-text" size={16} />
            {t('works.subtitles.choose')}
            <FileInput
              className={css.spokenField}
              accept=".vtt,text/vtt"
              disabled={set.isPending}
              aria-label={t('works.subtitles.chooseIn', { language: name })}
              onFiles={([file]) => set.mutate(file)}
            />
          </label>
          {isThere ? (
            <IconButton
              icon="trash-2"
              label={t('works.subtitles.remove', { language: name })}
              onClick={() => set.mutate(undefined)}
            />
          ) : undefined}
        </span>
      </div>
      {set.isError ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : undefined}
    </li>
  )
}

/** Subtitles of an own video in each language of the site. */
export function SubtitleRows({ video, onChanged }: { video: WatchedVideo; onChanged: () => void }) {
  const t = useT('content')
  return (
    <section className={css.stack} aria-label={t('watch.subtitles')}>
      <b>{t('watch.subtitles')}</b>
      <ul className={css.stack}>
        {languages.map((language) => (
          <SubtitleRow
            key={language}
            videoId={video.id}
            language={language}
            isThere={video.subtitles.includes(language)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <p className={css.caption}>{t('works.subtitles.help')}</p>
    </section>
  )
}
