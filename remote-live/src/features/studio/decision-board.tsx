import { useT } from '@pitchside/i18n'
import { inAll, type ListPage, PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Button, Card, Skeleton, Tabs } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'

/** 0 waits, 1 and 2 are the two ways it was decided. */
export type DecisionState = 0 | 1 | 2

export interface DecisionBoardProps<Row> {
  /** Of the card and its list. */
  title: string
  empty: string
  stateLabel: (state: DecisionState) => string
  /** Name of the list among the queries of this remote. */
  name: string
  load: (state: DecisionState, page: number, signal: AbortSignal) => Promise<ListPage<Row>>
  table: (rows: readonly Row[], open: (row: Row) => void) => ReactNode
  /** What opens for a row; `done` closes it and loads the list again. */
  dialog: (row: Row, handlers: { close: () => void; done: () => void }) => ReactNode
}

const states = [0, 1, 2] as const
const everyMs = 30_000

/** What members ask operators to decide: by state, page by page, each row with its dialog. */
export function DecisionBoard<Row>(props: DecisionBoardProps<Row>) {
  const { title, empty, stateLabel, name, load, table, dialog } = props
  const [state, setState] = useState<DecisionState>(0)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Row>()
  const query = useQuery({
    queryKey: ['live', name, state, page],
    queryFn: ({ signal }) => load(state, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    void query.refetch()
  }
  return (
    <Card title={title}>
      <Tabs
        label={title}
        items={states.map((value) => ({ value: String(value), label: stateLabel(value) }))}
        value={String(state)}
        onValueChange={(value) => {
          setState(Number(value) as DecisionState)
          setPage(1)
        }}
      >
        <PageView
          foot={inAll}
          query={query}
          label={title}
          minHeight={320}
          skeleton={<Skeleton lines={6} height={32} />}
          empty={{ title: empty }}
          onPageChange={setPage}
        >
          {(rows) => table(rows, setOpened)}
        </PageView>
      </Tabs>
      {opened === undefined ? undefined : dialog(opened, { close, done })}
    </Card>
  )
}

/** Opens the dialog of a row: to decide, or to read how it was decided. */
export function OpenButton({ state, onClick }: { state: DecisionState; onClick: () => void }) {
  const t = useT('live')
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      {t(state === 0 ? 'studio.review.look' : 'studio.review.details')}
    </Button>
  )
}
