import { useT } from '@pitchside/i18n'
import { useLocation } from '@pitchside/platform'
import { pageNames } from '@pitchside/remote-kit'
import { VisuallyHidden } from '@pitchside/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { PageInfo } from '../contributions/contributions'
import { documentTitle } from '../contributions/page-title'
import { useSiteName } from './use-site-name'

/** Title of the tab; screen readers hear it after a navigation, which is silent otherwise. */
export function DocumentTitle({ page }: { page: PageInfo }) {
  const t = useT('shell')
  const title = t(page.title)
  const { pathname } = useLocation()
  const name = useSyncExternalStore(pageNames.subscribe, () => pageNames.at(pathname))
  const full = documentTitle(page, title, useSiteName(), name)
  useEffect(() => {
    document.title = full
  }, [full])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
