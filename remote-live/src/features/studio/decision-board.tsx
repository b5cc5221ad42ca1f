import { formatDate, useT } from '@pitchside/i18n'
import { inAll, type ListPage, PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Badge, type BadgeTone, Button, Card, Skeleton, Table, Tabs, Td, Th, Tr } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'

/** 0 waits, 1 and 2 are the two ways it was decided. */
export type DecisionState = 0 | 1 | 2

/** What operators decide about. */
export interface Decidable {
  id: number
  status: DecisionState
  /** When a member asked for it, seconds. */
  sentAt: number
}

export interface DecisionBoardProps<Row extends Decidable> {
  /** Of the card and its list. */
  title: string
  empty: string
  stateLabel: (state: DecisionState) => string
  /** Name of the list among the queries of this remote. */
  name: string
  load: (state: DecisionState, page: number, signal: AbortSignal) => Promise<ListPage<Row>>
  /** Heads of the columns that say what is decided about; when and how stand behind them. */
  heads: readonly string[]
  /** A row's cells below those heads. */
  cells: (row: Row) => ReactNode
  /** How each state looks. */
  tones: readonly [BadgeTone, BadgeTone, BadgeTone]
  /** What opens for a row; `done` closes it and loads the list again. */
  dialog: (row: Row, handlers: { close: () => void; done: () => void }) => ReactNode
}

const states = [0, 1, 2] as const
const everyMs = 30_000

type RowsProps<Row extends Decidable> = Pick<
  DecisionBoardProps<Row>,
  'title' | 'heads' | 'cells' | 'tones' | 'stateLabel'
> & { rows: readonly Row[]; onOpen: (row: Row) => void }

function Rows<Row extends Decidable>({ title, heads, cells, tones, stateLabel, rows, onOpen }: RowsProps<Row>) {
  const t = useT('live')
  return (
    <Table caption={title}>
      <thead>
        <tr>
          {[...heads, t('studio.review.sentAt'), t('studio.review.status')].map((head) => (
            <Th key={head}>{head}</Th>
          ))}
          <Th align="end">{t('studio.review.action')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            {cells(row)}
            <Td isNumber>{formatDate(row.sentAt, 'moment')}</Td>
            <Td>
              <Badge tone={tones[row.status]}>{stateLabel(row.status)}</Badge>
            </Td>
            <Td align="end">
              {/* To decide, or to read how it was decided. */}
              <Button size="sm" variant="outline" onClick={() => onOpen(row)}>
                {t(row.status === 0 ? 'studio.review.look' : 'studio.review.details')}
              </Button>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What members ask operators to decide: by state, page by page, each row with its dialog. */
export function DecisionBoard<Row extends Decidable>(props: DecisionBoardProps<Row>) {
  const { title, empty, stateLabel, name, load, dialog } = props
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
          {(rows) => <Rows {...props} rows={rows} onOpen={setOpened} />}
        </PageView>
      </Tabs>
      {opened === undefined ? undefined : dialog(opened, { close, done })}
    </Card>
  )
}
