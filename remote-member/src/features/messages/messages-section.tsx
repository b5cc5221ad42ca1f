import { useUser } from '@pitchside/auth'
import { ageLabel, useT } from '@pitchside/i18n'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Card, classNames, Link, Pagination, Skeleton, StateBox, Tabs, VisuallyHidden } from '@pitchside/ui'
import { useState } from 'react'
import classes from './messages.module.css'
import { loadNotices, markRead, type Notice, type NoticeList } from './notices.calls'
import { noticesKey, useUnread } from './use-unread'

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const t = useT('member')
  return (
    <li className={classNames(classes.notice, !notice.isRead && classes.unread)}>
      <div className={classes.words}>
        <p className={classes.title}>
          {notice.isRead ? undefined : <VisuallyHidden>{t('messages.new')} </VisuallyHidden>}
          {notice.title}
        </p>
        <p className={classes.text}>{notice.text}</p>
        <time className={classes.at} dateTime={new Date(notice.atMs).toISOString()}>
          {ageLabel(notice.atMs, Date.now())}
        </time>
      </div>
      {notice.url ? (
        <Link className={classes.open} href={notice.url} onClick={onOpen}>
          {t('messages.open')}
        </Link>
      ) : undefined}
    </li>
  )
}

function NoticeRows({ list }: { list: NoticeList }) {
  const t = useT('member')
  const client = useQueryClient()
  const userId = useUser()?.id
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: [...noticesKey, list, userId, page],
    queryFn: ({ signal }) => loadNotices(list, page, signal),
    placeholderData: keepPreviousData,
  })
  const read = useMutation({
    mutationFn: (id: number) => markRead(id),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
  if (isError && !data) {
    const retry = { label: t('state.retry'), onClick: () => void refetch() }
    return <StateBox kind="error" title={t('state.error')} action={retry} minHeight={320} />
  }
  if (!data) return <Skeleton lines={6} height={40} />
  if (data.notices.length === 0)
    return (
      <StateBox
        kind="empty"
        title={t('messages.none')}
        text={list === 'own' ? t('messages.noneText') : undefined}
        minHeight={320}
      />
    )
  return (
    <>
      <ul>
        {data.notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={() => notice.isRead || read.mutate(notice.id)} />
        ))}
      </ul>
      <div className={classes.foot}>
        <Pagination
          label={t('section.messages')}
          previousLabel={t('messages.previous')}
          nextLabel={t('messages.next')}
          page={data.page}
          pageCount={data.pages}
          onPageChange={setPage}
        />
      </div>
    </>
  )
}

/** The message centre: the member's own news, and announcements to everybody. */
export function MessagesSection() {
  const t = useT('member')
  const client = useQueryClient()
  const unread = useUnread()
  const [list, setList] = useState<NoticeList>('own')
  const readAll = useMutation({
    mutationFn: () => markRead(),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
  const all = (
    <Button size="sm" variant="outline" icon="check" isLoading={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('messages.readAll')}
    </Button>
  )
  return (
    <Card title={t('section.messages')} actions={unread > 0 ? all : undefined}>
      <Tabs
        label={t('section.messages')}
        items={[
          { value: 'own' as const, label: t('messages.own') },
          { value: 'announcements' as const, label: t('messages.announcements') },
        ]}
        value={list}
        onValueChange={setList}
        panelClassName={classes.panel}
      >
        <NoticeRows key={list} list={list} />
      </Tabs>
    </Card>
  )
}
