/** What the page that carries the shell says about its surroundings, in `<meta>` elements. */
export interface PageConfig {
  /** Address in front of `/api`; empty = the page's own origin. */
  apiBase: string
  /** Where failures are reported to; empty = nowhere. */
  telemetryUrl: string
}

const meta = (page: Document, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''

export function readPageConfig(page: Document): PageConfig {
  return { apiBase: meta(page, 'pitchside:api'), telemetryUrl: meta(page, 'pitchside:telemetry') }
}
