import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { type ListPage, PageView } from '@pitchside/parts'
import { keepPreviousData, useMutation, useQuery } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Button, classNames, type StateBoxProps, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import classes from './favourites.module.css'

export interface KeptListProps<Row> {
  /** Names the list for those who hear the page, and its data. */
  label: string
  name: string
  page: number
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>
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
  const query = useQuery({
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
  return (
    <PageView
      query={query}
      label={label}
      minHeight={360}
      empty={empty}
      foot={(total) => <span role="status">{t('favourites.total', { count: Math.max(0, total - removed.size) })}</span>}
      after={<Slot name="suggested.rooms" props={{}} />}
      onPageChange={go}
    >
      {(rows) => (
        <ul className={css.stack} aria-label={label}>
          {rows.map((row) => {
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
      )}
    </PageView>
  )
}
