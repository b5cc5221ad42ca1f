import { CallError } from '@pitchside/http'
import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed, SharePopover } from '@pitchside/parts'
import { useMutation, useNavigate, useQuery, useQueryClient, useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { AlertDialog, Avatar, Button, Link, Skeleton, Spinner, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type Clip, clipPath, deleteClip, fetchClip } from '../features/clips/clips.calls'
import styles from '../features/clips/clips.module.css'
import { RoomClips } from '../features/clips/room-clips'
import { Film } from '../features/player/film'
import { ReportButton } from '../features/report/report-button'
import { roomPath } from '../parts/rooms/room'
import { SuggestedRooms } from '../parts/suggested/suggested-rooms'

/** So often a page looks whether its clip is cut. */
const lookMs = 2_000

function ClipFilm({ clip }: { clip: Clip }) {
  const t = useT('live')
  if (clip.state === 'failed')
    return <StateBox kind="empty" minHeight={320} title={t('clip.failed')} text={clip.problem} />
  if (clip.state !== 'ready')
    return (
      <div className={styles.waits} role="status">
        <Spinner size={28} />
        {t(clip.state === 'waiting' ? 'clip.waiting' : 'clip.cutting')}
      </div>
    )
  return (
    <Film className={styles.film} src={clip.address} poster={clip.cover} aria-label={clip.title} controls playsInline />
  )
}

function DeleteButton({ clip }: { clip: Clip }) {
  const t = useT('live')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteClip(clip.id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['live', 'clips'] })
      void navigate(roomPath(clip.anchor.id))
    },
  })
  return (
    <>
      <Button variant="ghost" icon="trash-2" onClick={() => setAsking(true)}>
        {t('clip.delete')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('clip.deleteOf', { title: clip.title })}
        description={t('clip.deleteText')}
        confirmLabel={t('clip.delete')}
        cancelLabel={t('manage.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function ClipView({ clip }: { clip: Clip }) {
  const t = useT('live')
  const { anchor, author } = clip
  return (
    <article className={css.stack4}>
      <ClipFilm clip={clip} />
      <header className={css.stack2}>
        <h1 className={css.heading}>{clip.title}</h1>
        <p className={css.caption}>
          {t('clip.by', { name: author.name })} · {formatDate(clip.madeAt, 'moment')}
        </p>
      </header>
      <div className={css.rowWrap3}>
        <Link className={css.row2} href={roomPath(anchor.id)}>
          <Avatar id={anchor.id} src={anchor.avatar} size={40} />
          <span>{t('clip.toRoom', { name: anchor.name })}</span>
        </Link>
        <span className={css.row2}>
          {clip.state === 'ready' ? (
            <SharePopover
              id={`clip ${clip.id}`}
              title={clip.title}
              path={clipPath(clip.id)}
              picture={clip.cover}
              trigger={
                <Button variant="outline" icon="share-2">
                  {t('share.title')}
                </Button>
              }
            />
          ) : undefined}
          <ReportButton target={{ kind: 'clip', id: clip.id }} ownerId={author.id} name={clip.title} />
          {clip.canDelete ? <DeleteButton clip={clip} /> : undefined}
        </span>
      </div>
      <RoomClips anchorId={anchor.id} besides={clip.id} />
    </article>
  )
}

/** A stretch of a broadcast that a member cut out: `/clip?id=<its number>`. */
export default function ClipPage() {
  const t = useT('live')
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const { data, error, refetch } = useQuery({
    queryKey: ['live', 'clip', id],
    queryFn: ({ signal }) => fetchClip(id, signal),
    enabled: id > 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.address === '' && state.data.problem === '' ? lookMs : false,
  })
  usePageName(data?.title)
  const isUnknown = !(id > 0) || (error instanceof CallError && !error.isOffline && error.reason === 'clip-unknown')
  // A page of its own and not the narrow one made wide, which would be seen to move.
  if (isUnknown)
    return (
      <div key="unknown" className={css.pageWide}>
        <StateBox
          kind="empty"
          minHeight={260}
          title={t('clip.unknown')}
          action={{ label: t('room.otherRooms'), href: '/anchor?type=0' }}
        />
        <SuggestedRooms />
      </div>
    )
  return (
    <div className={styles.page}>
      {data ? (
        <ClipView key={data.id} clip={data} />
      ) : error ? (
        <LoadFailed onRetry={refetch} minHeight={480} />
      ) : (
        <Skeleton variant="large" ratio="16/9" />
      )}
    </div>
  )
}
