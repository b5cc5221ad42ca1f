/** What stands for an element in a journey: a selector, and the words it is known by; all of them, or a part as a pattern. */
export interface Wanted {
  css: string
  words?: string
  pattern?: string
}

/** Runs in the page, so it stands for itself: elements in sight of a selector with the words, in the order of the document. */
export function findInPage({ css, words, pattern }: Wanted): Element[] {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelOf = (element: Element) =>
    [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
  const textsOf = (element: Element) => [
    tidy(element.getAttribute('aria-label')),
    tidy(document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent),
    tidy(labelOf(element)),
    tidy(element.getAttribute('placeholder')),
    tidy(element.textContent),
  ]
  const isMeant = (text: string) => (pattern ? new RegExp(pattern).test(text) : text === words)
  const isNamed = (element: Element) => (!words && !pattern) || textsOf(element).some((text) => text && isMeant(text))
  return [...document.querySelectorAll(css)].filter((element) => element.checkVisibility() && isNamed(element))
}

/** Runs in the page: begins to keep what it complains about; what was kept before it began is lost with the page. */
export function listenInPage(): void {
  const page = window as unknown as { complaints?: string[] }
  if (page.complaints) return
  const complaints: string[] = []
  page.complaints = complaints
  const wrote = console.error
  console.error = (...parts: unknown[]) => {
    complaints.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
    )
    wrote(...parts)
  }
  window.addEventListener('error', ({ message, filename, lineno }) =>
    complaints.push(`${message} (${filename}:${lineno})`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`nobody caught ${String(reason)}`))
}
