import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import { pageNumbers } from './page-numbers'
import styles from './pagination.module.css'

/** Props of {@link Pagination}. Pages count from 1. `pageLabel` names a number for screen readers. */
export interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel?: (page: number) => string
  page: number
  pageCount: number
  onPageChange: (page: number) => void
}

/** Ways to the pages of a long list; nothing when there is only one. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pageCount,
  onPageChange,
}: PaginationProps) {
  if (pageCount <= 1) return undefined
  return (
    <nav className={styles.pager} aria-label={label}>
      <button type="button" aria-label={previousLabel} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <Icon name="chevron-left" size={16} />
      </button>
      {pageNumbers(page, pageCount).map((number, index, all) =>
        number === 'gap' ? (
          <span key={`gap-${all[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={css.chosenBrand}
            aria-label={pageLabel?.(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" aria-label={nextLabel} disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        <Icon name="chevron-right" size={16} />
      </button>
    </nav>
  )
}
