import { EndlessList, type EndlessListProps } from '@pitchside/parts'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'

interface Props<Row extends { id: number }> extends Pick<EndlessListProps<Row>, 'pages' | 'skeleton' | 'children'> {
  /** Left out: that the list is empty. */
  emptyText?: string
}

/** An endless list of a page: coming back finds the same place. */
export function Endless<Row extends { id: number }>({ emptyText, ...list }: Props<Row>) {
  useKeptScroll(!list.pages.isPending)
  return <EndlessList {...(emptyText ? { empty: { title: emptyText } } : {})} minHeight={320} {...list} />
}
