import { keepCookie } from '@pitchside/base'

/** The pay page is the server's and runs no script: a cookie tells it the theme of the page that opens it. */
function tellTheme(): void {
  keepCookie(`theme=${document.documentElement.dataset.theme ?? 'dark'}; Path=/; Max-Age=86400; SameSite=Lax`)
}

/** What a link to a pay page needs. */
export const payLink = (url: string) =>
  ({ href: url, target: '_blank', rel: 'noopener noreferrer', onClick: tellTheme }) as const

/** A tab that is opened at the click, because later the browser takes it for a pop-up, and gets its address when known. */
export interface PayTab {
  /** False when the browser let no tab open: then the member follows a link. */
  isOpen: boolean
  go(url: string): void
  close(): void
}

export function openPayTab(): PayTab {
  tellTheme()
  const tab = window.open('about:blank', '_blank')
  // The pay page of somebody else must not reach back into ours.
  if (tab) tab.opener = null
  return {
    isOpen: tab !== null,
    go: (url) => tab?.location.replace(url),
    close: () => tab?.close(),
  }
}
