import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { keepPreviousData, useMutation, useQuery } from '@pitchside/platform'
import { Button, classNames, Pagination, StateBox, type StateBoxProps, VisuallyHidden } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'
import { LoadFailed } from '../member-centre/load-failed'
import { Loading } from '../member-centre/loading'
import type { PageOf } from './favourites.calls'
import classes from './favourites.module.css'

export interface KeptListProps<Row> {
  /** Names the list for those who hear the page, and its data. */
  label: string
  name: string
  page: number
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageOf<Row>>
  /** Takes a row out or puts it back; true: it is kept. */
  toggle: (row: Row) => Promise<boolean>
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  empty: Pick<StateBoxProps, 'title' | 'text' | 'action'>
  onPageChange: (page: number) => void
  children: (row: Row) => ReactNode
}

/** What is kept, page by page. A row taken out stays in its place until the page is left, so that it can be put back. */
export function KeptList<Row>(props: KeptListProps<Row>) {
  const { label, name, page, fetchPage, toggle, keyOf, nameOf, empty, onPageChange, children } = props
  const t = useT('member')
  const userId = useUser()?.id
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'favourites', name, userId, page],
    queryFn: ({ signal }) => fetchPage(page, signal),
    placeholderData: keepPreviousData,
    // What was taken out must be gone when the list is opened again.
    staleTime: 0,
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: toggle,
    onSuccess: (isKept, row) =>
      setRemoved((before) => {
        const after = new Set(before)
        if (isKept) after.delete(keyOf(row))
        else after.add(keyOf(row))
        return after
      }),
  })
  const go = (next: number): void => {
    setRemoved(new Set())
    onPageChange(next)
  }
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} minHeight={360} />
  if (!data) return <Loading variant="block" height={400} />
  if (data.total === 0) return <StateBox kind="empty" minHeight={360} {...empty} />
  if (data.rows.length === 0) {
    const action = { label: t('favourites.firstPage'), onClick: () => go(1) }
    return <StateBox kind="empty" minHeight={360} title={t('favourites.pageEmpty')} action={action} />
  }
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {data.rows.map((row) => {
          const key = keyOf(row)
          const isGone = removed.has(key)
          return (
            <li key={key} className={classNames(classes.row, isGone && classes.gone)}>
              <div className={classes.body} inert={isGone}>
                {children(row)}
              </div>
              <Button
                size="sm"
                variant={isGone ? 'secondary' : 'ghost'}
                icon={isGone ? 'rotate-ccw' : 'trash-2'}
                isLoading={change.isPending && keyOf(change.variables) === key}
                onClick={() => change.mutate(row)}
              >
                {t(isGone ? 'favourites.undo' : 'favourites.remove')}
                <VisuallyHidden> {nameOf(row)}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
      <div className={classes.foot}>
        <span role="status">{t('favourites.total', { count: Math.max(0, data.total - removed.size) })}</span>
        {data.pages > 1 ? (
          <Pagination
            label={label}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            page={data.page}
            pageCount={data.pages}
            onPageChange={go}
          />
        ) : undefined}
      </div>
    </>
  )
}
