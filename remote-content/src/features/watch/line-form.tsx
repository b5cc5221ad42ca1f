import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Button, classNames, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useId, useState } from 'react'
import classes from './line-form.module.css'
import { sendLine } from './lines.calls'
import type { VideoLine } from './video-lines'

/** Colours of a line: white and those of the house. */
const colors = ['', '#c6f432', '#ff5a5f', '#4aa8ff', '#ffc53d'] as const

function secondOf(video: HTMLVideoElement | null): number {
  if (!video) return 0
  return Math.min(Math.ceil(video.currentTime), Math.floor(video.duration || video.currentTime))
}

/** Writes a line over the video, at the second it is at. */
export function LineForm({
  videoId,
  element,
  count,
  onSent,
}: {
  videoId: number
  element: RefObject<HTMLVideoElement | null>
  count: number
  onSent: (line: VideoLine) => void
}) {
  const t = useT('content')
  const name = useId()
  const [text, setText] = useState('')
  const [color, setColor] = useState<string>('')
  const send = useMutation({
    // The next full second: the sender sees the line fly as well.
    mutationFn: () => sendLine(videoId, { second: secondOf(element.current), text: text.trim(), color }),
    onSuccess: (line) => {
      setText('')
      onSent(line)
    },
  })
  const isReady = text.trim() !== '' && !send.isPending
  const problem = send.error instanceof CallError && send.error.code > 0 ? send.error.message : t('watch.notSent')
  return (
    <form
      className={classNames(classes.form, css.wrapBelow992)}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) asMember(() => send.mutate())
      }}
    >
      <span className={classes.count}>{t('watch.lines', { count })}</span>
      <fieldset className={classes.colors}>
        <legend className={css.spoken}>{t('watch.color')}</legend>
        {colors.map((one, at) => (
          <label key={one} style={{ background: one || 'white' }}>
            <input
              type="radio"
              name={name}
              aria-label={t(`watch.colors.${at}`)}
              checked={one === color}
              onChange={() => setColor(one)}
            />
          </label>
        ))}
      </fieldset>
      <TextField
        className={css.fill}
        label={t('watch.write')}
        isLabelHidden
        placeholder={t('watch.write')}
        maxLength={limits.videoBarrageChars}
        value={text}
        onValueChange={setText}
        {...(send.isError ? { error: problem } : {})}
      />
      <Button type="submit" variant="primary" icon="send" disabled={!isReady} isLoading={send.isPending}>
        {t('watch.send')}
      </Button>
    </form>
  )
}
