import { compactNumber, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AnchorRow, Button, Card, Pagination, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { pictureOf } from '../profile/profile.calls'
import { loadFollows, toggleFollow } from './follows.calls'

/** People the member follows. */
export function FollowsSection() {
  const t = useT('member')
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'follows', page],
    queryFn: ({ signal }) => loadFollows(page, signal),
  })
  const stop = useMutation({
    mutationFn: toggleFollow,
    onSettled: () => client.invalidateQueries({ queryKey: ['member', 'follows'] }),
  })
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={420}
      />
    )
  if (!data) return <Skeleton variant="large" height={420} />
  if (data.rows.length === 0)
    return (
      <StateBox
        kind="empty"
        title={t('follows.none')}
        action={{ label: t('follows.find'), href: '/rank' }}
        minHeight={420}
      />
    )
  return (
    <Card title={t('section.follows')}>
      {data.rows.map((user) => (
        <AnchorRow
          key={user.id}
          id={pictureOf(user.avatar).id ?? user.id}
          src={pictureOf(user.avatar).src}
          name={user.nickname}
          href={user.isLive ? `/live?id=${user.id}` : `/persona?id=${user.id}`}
          isLive={user.isLive}
          meta={user.signature || t('follows.fans', { fans: compactNumber(user.fans) })}
          action={
            <Button
              size="sm"
              isLoading={stop.isPending && stop.variables === user.id}
              onClick={() => stop.mutate(user.id)}
            >
              {t('follows.stop')}
            </Button>
          }
        />
      ))}
      {data.pages > 1 ? (
        <Pagination
          label={t('section.follows')}
          page={page}
          pageCount={data.pages}
          onPageChange={setPage}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      ) : undefined}
    </Card>
  )
}
