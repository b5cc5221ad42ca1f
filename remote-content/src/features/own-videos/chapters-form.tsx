import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { messageOf } from '../../parts/video/message-of'
import { setChapters } from '../../parts/video/subtitles.calls'
import type { WatchedVideo } from '../../parts/video/video'
import { chaptersText, readChapters } from './chapters-text'

interface ChaptersFormProps {
  video: WatchedVideo
  onSaved: () => void
}

/** Chapters of an own video, a line each. */
export function ChaptersForm({ video, onSaved }: ChaptersFormProps) {
  const t = useT('content')
  const [text, setText] = useState(() => chaptersText(video.chapters))
  const read = readChapters(text)
  const save = useMutation({
    mutationFn: async () => 'chapters' in read && setChapters(video.id, read.chapters),
    onSuccess: onSaved,
  })
  const wrong =
    'problem' in read
      ? t(`works.chapters.problem.${read.problem}`, {
          line: read.line,
          chars: limits.videoChapterChars,
          most: limits.videoChapters,
        })
      : undefined
  const problem = wrong ?? (save.isError ? messageOf(save.error, t('works.notSaved')) : undefined)
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong) save.mutate()
      }}
    >
      <TextArea
        label={t('watch.chapters')}
        help={t('works.chapters.help')}
        placeholder={t('works.chapters.example')}
        rows={6}
        value={text}
        onValueChange={setText}
        {...(problem === undefined ? {} : { error: problem })}
      />
      <div>
        <Button type="submit" variant="primary" disabled={wrong !== undefined} isLoading={save.isPending}>
          {t('works.chapters.save')}
        </Button>
      </div>
    </form>
  )
}
