import { ageLabel, useT } from '@pitchside/i18n'
import { LoadFailed, usePages } from '@pitchside/parts'
import { Button, Cover, classNames, IconButton, Link, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useDeletion } from '../../parts/frame/use-deletion'
import { durationText } from '../../parts/video/video'
import { deleteLine, listOwnLines, type OwnLine } from '../watch/lines.calls'
import classes from './own-videos.module.css'

/** One line over a video, and the way back to its second. */
function LineRow({ line, onDelete }: { line: OwnLine; onDelete: () => void }) {
  const t = useT('content')
  const address = `/video-player?id=${line.videoId}`
  return (
    <li className={classNames(classes.row, css.firstFlat)}>
      <Link href={address} className={classes.cover} aria-label={line.videoTitle}>
        <Cover src={line.cover || undefined} bottom={<span>{durationText(line.second)}</span>} />
      </Link>
      <div className={classes.words}>
        <b>{line.text}</b>
        <span className={classNames(classes.meta, css.row)}>
          <Link href={address}>{line.videoTitle}</Link>
          <span>{ageLabel(line.atMs, Date.now())}</span>
        </span>
      </div>
      <IconButton icon="trash-2" label={t('ownLines.deleteOne', { text: line.text })} onClick={onDelete} />
    </li>
  )
}

/** What the member wrote over videos; each line can be taken away. */
export function OwnLines() {
  const t = useT('content')
  const own = usePages({ queryKey: ['content', 'own-lines'], load: listOwnLines })
  const refetch = () => void own.refetch()
  const deletion = useDeletion<OwnLine>({
    title: t('ownLines.delete'),
    text: (line) => t('ownLines.deleteAsk', { text: line.text }),
    done: t('ownLines.deleted'),
    remove: ({ id }) => deleteLine(id),
    onDeleted: refetch,
    onFailed: refetch,
  })
  const { rows } = own
  if (own.isPending) return <Skeleton lines={5} height={72} />
  if (own.isError && rows.length === 0) return <LoadFailed onRetry={own.refetch} minHeight={320} />
  if (rows.length === 0) return <StateBox kind="empty" title={t('ownLines.none')} minHeight={320} />
  return (
    <>
      <ul className={classes.list}>
        {rows.map((line) => (
          <LineRow key={line.id} line={line} onDelete={() => deletion.ask(line)} />
        ))}
      </ul>
      {own.hasNextPage ? (
        <Button variant="outline" isLoading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          {t('works.more')}
        </Button>
      ) : undefined}
      {deletion.dialog}
    </>
  )
}
