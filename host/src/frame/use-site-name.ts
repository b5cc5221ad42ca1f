import { siteNameIn, siteNameOfPage } from '@pitchside/base'
import { language, useT } from '@pitchside/i18n'
import { useClientState } from '../boot/client-state.store'

/** Name of the site: the operator's, else the product's in the visitor's language. */
export function useSiteName(): string {
  const configured = useClientState((state) => state.settings.siteName)
  return configured ? siteNameIn(language(), configured) : siteNameOfPage(language())
}

/** What stands beside the mark: the operator's name, else the product's short one. */
export function useBrand(): string {
  const t = useT('shell')
  const name = useSiteName()
  return name === siteNameIn(language()) ? t('brand') : name
}
