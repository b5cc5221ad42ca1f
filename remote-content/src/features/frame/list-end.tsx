import { useT } from '@pitchside/i18n'
import { Button, Spinner } from '@pitchside/ui'
import classes from './list-end.module.css'
import { useNearEnd } from './use-near-end'

export interface ListPages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * End of a list that goes on while one reads: asks for the next page as it comes near. A page that fails is not asked for
 * by itself again, a button brings it: what is there stays, and nobody takes the failure for the end.
 */
export function ListEnd({ pages, hasEndText = false }: { pages: ListPages; hasEndText?: boolean }) {
  const t = useT('content')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const bringNext = () => void pages.fetchNextPage()
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, bringNext)
  return (
    <div ref={end} className={classes.end} role="status">
      {isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Button variant="outline" size="sm" icon="refresh-cw" onClick={bringNext}>
          {t('state.retry')}
        </Button>
      ) : undefined}
      {hasEndText && !hasNextPage ? t('news.end') : undefined}
    </div>
  )
}
