import { limits } from '@pitchside/contract'

/**
 * Address on the mobile site for a window `widthPx` wide, with the same path and query; undefined = stay. An empty
 * `mobileUrl`, one that is no address, or this very origin switches the redirect off.
 */
export function mobileAddress(page: URL, widthPx: number, mobileUrl: string): string | undefined {
  if (widthPx > limits.mobileRedirectPx || !URL.canParse(mobileUrl)) return undefined
  const target = new URL(`${page.pathname}${page.search}${page.hash}`, mobileUrl)
  return target.origin === page.origin ? undefined : target.href
}

/** The separate check of the specification: is this screen a phone's or small tablet's? */
export function isMobileScreen(screenWidthPx: number): boolean {
  return screenWidthPx < limits.mobileCheckPx
}
