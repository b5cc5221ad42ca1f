import { useT } from '@pitchside/i18n'
import { VisuallyHidden } from '@pitchside/ui'
import { useEffect } from 'react'
import type { PageInfo } from '../contributions/contributions'
import { documentTitle } from '../contributions/page-title'
import { useSiteName } from './use-site-name'

/** Title of the tab; screen readers hear it after a navigation, which is silent otherwise. */
export function DocumentTitle({ page }: { page: PageInfo }) {
  const t = useT('shell')
  const title = t(page.title)
  const full = documentTitle(page, title, useSiteName())
  useEffect(() => {
    document.title = full
  }, [full])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
