import { Button, Spinner } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { textOf } from '../i18n/texts'
import classes from './list-end.module.css'
import { useNearEnd } from './use-near-end'

/** What of a list of pages its end looks at. */
export interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * End of a list that goes on while one reads: asks for the next page as it comes near. A page that fails is not asked for
 * by itself again, a button brings it: what is there stays, and nobody takes the failure for the end.
 */
export function ListEnd({ pages, endText }: { pages: MorePages; endText?: ReactNode }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const bringNext = () => void pages.fetchNextPage()
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, bringNext)
  return (
    <div ref={end} className={classes.end} role="status">
      {isFetchingNextPage ? <Spinner label={textOf('loading')} /> : undefined}
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Button variant="outline" size="sm" icon="refresh-cw" onClick={bringNext}>
          {textOf('retry')}
        </Button>
      ) : undefined}
      {hasNextPage ? undefined : endText}
    </div>
  )
}
