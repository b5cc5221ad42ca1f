import { clockText } from '@pitchside/base'
import { clipLimits } from '@pitchside/contract/rooms'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed, refusalOf, useIntent } from '@pitchside/parts'
import { useNavigate, useQuery } from '@pitchside/platform'
import { Button, classNames, Dialog, Skeleton, Slider, StateBox, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import { Film } from '../player/film'
import { useLivePlayer } from '../player/use-live-player'
import { type ClipFootage, type ClipFrom, type ClipWish, clipPath, createClip, prepareClip } from './clips.calls'
import styles from './clips.module.css'
import { shortTitle } from './short-title'
import { firstTrim, movedEnd, movedStart, type Trim } from './trim'

const stepS = 0.5
/** Where there are several nodes, the next try may come to the one that has the pictures. */
const triesMost = 6

/** The film, of which the marked part plays again and again. */
function Preview({ src, trim, label }: { src: string; trim: Trim; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src, isPlayback: true })
  const { from, until } = trim
  const isReady = snapshot?.hasPicture === true
  useEffect(() => {
    // What is heard and seen is what the clip begins with.
    if (isReady && video.current) video.current.currentTime = from
  }, [isReady, from])
  useEffect(() => {
    if (isReady && video.current) video.current.currentTime = Math.max(0, until - 2)
  }, [isReady, until])
  return (
    <Film
      ref={video}
      className={styles.preview}
      aria-label={label}
      onClick={() => player?.togglePlay()}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime >= until || currentTarget.ended) {
          currentTarget.currentTime = from
          void currentTarget.play().catch(() => undefined)
        }
      }}
    />
  )
}

interface TrimmerProps {
  from: ClipFrom
  footage: ClipFootage
  title: string
  onClose: () => void
}

function Trimmer({ from, footage, title: offered, onClose }: TrimmerProps) {
  const t = useT('live')
  const navigate = useNavigate()
  const { src, startS, lengthS } = footage
  const [trim, setTrim] = useState(() => firstTrim(lengthS, 'second' in from ? from.second - startS : undefined))
  const [title, setTitle] = useState(() => shortTitle(offered))
  const made = useRef(0)
  const { start, error, isPending } = useIntent<ClipWish>({
    async send(wish, nonce) {
      made.current = await createClip(from, wish, nonce)
    },
    onDone() {
      onClose()
      void navigate(clipPath(made.current))
    },
  })
  const length = trim.until - trim.from
  const place = (seconds: number): string => clockText(Math.round(seconds))
  return (
    <form
      className={css.stack3}
      onSubmit={(event) => {
        event.preventDefault()
        start({ fromS: startS + trim.from, lengthS: length, title: title.trim() })
      }}
    >
      <Preview src={src} trim={trim} label={t('clip.preview')} />
      <div className={classNames(css.grid2, css.gap4, css.oneBelow992)}>
        <div className={css.stack1}>
          <span className={css.caption}>
            {t('clip.start')} {place(trim.from)}
          </span>
          <Slider
            label={t('clip.start')}
            value={trim.from}
            max={lengthS}
            step={stepS}
            valueText={place(trim.from)}
            onValueChange={(value) => setTrim((known) => movedStart(known, value, lengthS))}
          />
        </div>
        <div className={css.stack1}>
          <span className={css.caption}>
            {t('clip.end')} {place(trim.until)}
          </span>
          <Slider
            label={t('clip.end')}
            value={trim.until}
            max={lengthS}
            step={stepS}
            valueText={place(trim.until)}
            onValueChange={(value) => setTrim((known) => movedEnd(known, value, lengthS))}
          />
        </div>
      </div>
      <TextField label={t('clip.title')} value={title} maxLength={clipLimits.titleChars} onValueChange={setTitle} />
      {error ? (
        <p className={css.danger} role="alert">
          {refusalOf(error) ?? t('state.failed')}
        </p>
      ) : undefined}
      <footer className={classNames(css.row3End, css.between)}>
        <span className={css.caption} role="status">
          {t('clip.length', { seconds: Math.round(length), most: clipLimits.maxS })}
        </span>
        <Button type="submit" variant="primary" disabled={title.trim() === ''} isLoading={isPending}>
          {t('clip.make')}
        </Button>
      </footer>
    </form>
  )
}

export interface ClipDialogProps {
  from: ClipFrom
  /** Offered as the clip's title. */
  title: string
  onClose: () => void
}

/** Cuts a clip: what was on air a moment ago, or what a replay shows. */
export function ClipDialog({ from, title, onClose }: ClipDialogProps) {
  const t = useT('live')
  const { data, error, refetch } = useQuery({
    queryKey: ['live', 'clip-footage', from],
    queryFn: ({ signal }) => prepareClip(from, signal),
    // What can be cut goes on; the film one looks at stays.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (tries, problem) => tries < triesMost && problem instanceof CallError && problem.reason === 'clip-elsewhere',
    retryDelay: 300,
  })
  const refusal = error instanceof CallError && !error.isOffline ? error.message : undefined
  return (
    <Dialog
      isOpen
      isSticky
      size="lg"
      title={t('clip.make')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {data ? (
        <Trimmer from={from} footage={data} title={title} onClose={onClose} />
      ) : refusal !== undefined ? (
        <StateBox kind="empty" minHeight={240} title={refusal} />
      ) : error ? (
        <LoadFailed onRetry={refetch} minHeight={240} />
      ) : (
        <Skeleton variant="large" ratio="16/9" />
      )}
    </Dialog>
  )
}
