import { language, useT } from '@pitchside/i18n'
import { useClientState } from '../boot/client-state.store'

/** Name of the product in Chinese: what the settings hold when the operator has not renamed the site. */
const productName = '场边直播'

/** Name of the site: the operator's, else the product's in the visitor's language. */
export function siteNameIn(configured: string, translated: string, isChinese: boolean): string {
  if (configured === '' || (configured === productName && !isChinese)) return translated
  return configured
}

export function useSiteName(): string {
  const t = useT('shell')
  const configured = useClientState((state) => state.settings.siteName)
  return siteNameIn(configured, t('siteName'), language() === 'zh')
}
