import { useT } from '@pitchside/i18n'
import { Pagination } from '@pitchside/ui'

/** Turns the pages of a list that `label` names; nothing where there is one page. */
export function PageTurner({
  label,
  page,
  pages,
  onPage,
}: {
  label: string
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const t = useT('member')
  if (pages <= 1) return null
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={pages}
      onPageChange={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  )
}
