/** The old way, for pages without a secure origin: what is selected is copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const isPlaced = before instanceof HTMLElement && before !== document.body
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  field.style.cssText = 'position:fixed;opacity:0;pointer-events:none'
  // Beside what had the focus: a popover that loses the focus would close.
  const home = (isPlaced && before.parentElement) || document.body
  home.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (isPlaced) before.focus({ preventScroll: true })
  }
}

/** Puts a text on the clipboard; false where the browser lets nobody write there, so that the page can show the text itself. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
