import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { keepPreviousData, type Place, useMutation, usePlace, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Card, Count, classNames, Pagination, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Loading } from '../../parts/loading/loading'
import { NoticeRow } from './notice-row'
import { isAnnouncement, loadNotices, markListRead, markRead, type NoticeList, noticeLists } from './notices.calls'
import { noticesKey, useUnread } from './use-unread'

function NoticeRows({
  list,
  page,
  news,
  onNews,
  onPageChange,
}: {
  list: NoticeList
  page: number
  /** Announcements nobody read yet; they have a list of their own. */
  news: number
  onNews: () => void
  onPageChange: (page: number) => void
}) {
  const t = useT('member')
  const client = useQueryClient()
  const userId = useUser()?.id
  const { data, isError, refetch } = useQuery({
    queryKey: [...noticesKey, list, userId, page],
    queryFn: ({ signal }) => loadNotices(list, page, signal),
    placeholderData: keepPreviousData,
  })
  const read = useMutation({
    mutationFn: markRead,
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={320} />
  if (!data) return <Loading variant="block" height={420} />
  if (data.notices.length === 0 && page === 1)
    return (
      <StateBox
        kind="empty"
        title={t(`messages.empty.${list}`)}
        text={t(`messages.emptyText.${list}`)}
        action={
          list !== 'announcements' && news > 0
            ? { label: t('messages.toAnnouncements', { count: news }), onClick: onNews }
            : undefined
        }
        minHeight={320}
      />
    )
  return (
    <>
      <ul>
        {data.notices.map((notice) => (
          <NoticeRow
            // Announcements have numbers of their own.
            key={`${notice.kind}-${notice.id}`}
            notice={notice}
            // Announcements are read all at once: they have no mark of their own.
            onRead={isAnnouncement(notice) ? undefined : () => notice.isRead || read.mutate(notice.id)}
          />
        ))}
      </ul>
      {data.pages > 1 ? (
        <div className={classNames(css.flexEnd, css.padTop4)}>
          <Pagination
            label={t('section.messages')}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            page={data.page}
            pageCount={data.pages}
            onPageChange={onPageChange}
          />
        </div>
      ) : undefined}
    </>
  )
}

/** The message centre: reminders, replies, likes and news of the system, and announcements to everybody. */
export function MessageCentre({ place }: { place: Place<NoticeList> }) {
  const t = useT('member')
  const client = useQueryClient()
  const unread = useUnread()
  const { list, page, toList, toPage } = place
  const readAll = useMutation({
    mutationFn: () => markListRead(list),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
  const all = (
    <Button size="sm" variant="outline" icon="check" isLoading={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('messages.readAll')}
    </Button>
  )
  return (
    <Card title={t('section.messages')} actions={unread[list] > 0 ? all : undefined}>
      <Tabs
        label={t('section.messages')}
        items={noticeLists.map((value) => ({
          value,
          label: (
            <>
              {t(`messages.list.${value}`)}
              {unread[value] > 0 ? (
                <>
                  {' '}
                  <Count value={unread[value]} label={t('messages.unread', { count: unread[value] })} />
                </>
              ) : undefined}
            </>
          ),
        }))}
        value={list}
        onValueChange={toList}
        panelClassName={css.padTop2}
      >
        <NoticeRows
          key={list}
          list={list}
          page={page}
          news={unread.announcements}
          onNews={() => toList('announcements')}
          onPageChange={toPage}
        />
      </Tabs>
    </Card>
  )
}

/** The list of the message centre the address names. */
export function MessagesSection() {
  return <MessageCentre place={usePlace(noticeLists)} />
}
