import type { Box, BrokenWord, Control, CutText, Line, Picture, Seen, Surface, Thing, Wording } from './seen'

/** Runs in the page as it stands here: it may use nothing from outside itself. */
export function collect(): Seen {
  const screen = { width: innerWidth, height: innerHeight }
  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height })
  const isOnScreen = ({ left, top, width, height }: Box) =>
    width > 1 && height > 1 && left < screen.width && top < screen.height && left + width > 0 && top + height > 0
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const nameOf = (element: Element) => {
    // Of a class its own name: the rest of it is the build's.
    const named = element.classList[0]?.replace(/_[\w-]{6}$/, '')
    return element.localName + (named ? `.${named}` : '')
  }
  const whereOf = (element: Element) => {
    const remote = element.closest('[data-remote]')?.getAttribute('data-remote')
    const parent = element.parentElement
    return [remote, parent && nameOf(parent), nameOf(element)].filter(Boolean).join(' > ')
  }
  const brief = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 80)
  const thing = (element: Element): Thing => ({
    where: whereOf(element),
    box: boxOf(element.getBoundingClientRect()),
  })
  /** Asked once of each element: the same ones stand around many lines. */
  const onceFor = <T>(find: (element: Element) => T) => {
    const found = new Map<Element, T>()
    return (element: Element): T => {
      const known = found.get(element)
      if (known !== undefined) return known
      const value = find(element)
      found.set(element, value)
      return value
    }
  }
  const isOpaque = onceFor((element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const alpha = /\/ ([\d.]+)\)|rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)
    const share = backgroundColor === 'transparent' ? 0 : Number(alpha?.[1] ?? alpha?.[2] ?? 1)
    const isPicture = ['img', 'video', 'canvas'].includes(element.localName)
    return (share > 0.6 || backgroundImage !== 'none' || isPicture) && Number(opacity) > 0.6
  })

  /** What lies over the element at a point hides it only when one cannot see through. */
  const isSeenAt = (element: Element, x: number, y: number) => {
    // Mostly the top one says it, and all of them take the browser ten times as long.
    const top = document.elementFromPoint(x, y)
    if (!top || isOpaque(top) || element.contains(top)) return top !== null && element.contains(top)
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === element || element.contains(over)) return true
      if (isOpaque(over)) return false
    }
    return false
  }
  /** What the boxes around an element leave of it to be seen. */
  const clipOf = onceFor((element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> => {
    const style = getComputedStyle(element)
    const { parentElement } = element
    const isTop = style.position === 'fixed' || !parentElement || parentElement === document.documentElement
    const clip = isTop ? { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 } : { ...clipOf(parentElement) }
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return clip
    const around = element.getBoundingClientRect()
    if (style.overflowX !== 'visible') {
      clip.left = Math.max(clip.left, around.left)
      clip.right = Math.min(clip.right, around.right)
    }
    if (style.overflowY !== 'visible') {
      clip.top = Math.max(clip.top, around.top)
      clip.bottom = Math.min(clip.bottom, around.bottom)
    }
    return clip
  })
  /** The part of a line that no box around it cuts away. */
  const unclipped = (element: Element, rect: DOMRect): Box => {
    const clip = clipOf(element)
    const left = Math.max(rect.left, clip.left)
    const top = Math.max(rect.top, clip.top)
    return {
      left,
      top,
      width: Math.min(rect.right, clip.right) - left,
      height: Math.min(rect.bottom, clip.bottom) - top,
    }
  }

  /** Where a line is looked at, as shares of its width: its ends and in between, a letter or two apart, at most ten. */
  const sharesOf = (width: number) => {
    const steps = Math.min(9, Math.max(1, Math.ceil(width / 24)))
    return Array.from({ length: steps + 1 }, (_none, step) => 0.05 + (0.9 * step) / steps)
  }
  /** No badge that is meant to stand over the edge of a control. */
  const flowsIn = (element: Element, control: Element): boolean =>
    element === control ||
    (!/absolute|fixed/.test(getComputedStyle(element).position) && flowsIn(element.parentElement ?? control, control))
  const joined = (one: Box, other: Box): Box => {
    const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
    const right = Math.max(one.left + one.width, other.left + other.width)
    const bottom = Math.max(one.top + one.height, other.top + other.height)
    return { left, top, width: right - left, height: bottom - top }
  }
  const cut: CutText[] = []
  const cutThing = (element: Element, box: Box) => ({
    where: whereOf(element),
    box,
    text: brief(element.textContent ?? ''),
    hasTitle: element.closest('[title]') !== null || element.querySelector('[title]') !== null,
    isMenu: element.closest('nav, [role="tablist"]') !== null,
  })
  /** A box around it ends in the midst of a word: without dots, and one cannot scroll there. */
  const isCutBlindly = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, transform, clipPath, webkitLineClamp } = getComputedStyle(at)
      if (webkitLineClamp !== 'none') return false
      if (transform !== 'none' || clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false
      if (overflowX !== 'visible') return textOverflow !== 'ellipsis'
    }
    return false
  }
  /** A badge is cut with its own ground, though its word may just end in time. */
  const isCutAside = (element: Element, words: DOMRect): boolean => {
    const hasGround = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const drawn = hasGround ? element.getBoundingClientRect() : words
    return drawn.width - unclipped(element, drawn).width > 3 && isCutBlindly(element)
  }
  const broken: BrokenWord[] = []
  /** Words of letters that go on in the next line though nobody set a hyphen; addresses and numbers may. */
  const findBroken = (node: Node, element: Element) => {
    if (getComputedStyle(element).hyphens === 'auto') return
    const range = document.createRange()
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<=^|[\s\-–("“])\p{Script=Latin}{4,24}(?=$|[\s\-–,.;:!?)"”])/gu,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter((rect) => isOnScreen(unclipped(element, rect)))
      const isOneLine = rects.every(({ top }) => Math.abs(top - (rects[0]?.top ?? top)) < 4)
      if (!isOneLine) broken.push({ where: whereOf(element), box: boxOf(range.getBoundingClientRect()), word })
    }
  }
  const lines: Line[] = []
  const wordings: Wording[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wordsOf = new Map<Element, Box>()
  let source = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    source += 1
    const element = node.parentElement
    const text = brief(node.textContent ?? '')
    if (!element || text === '' || !isShown(element) || element.closest('svg, script, style, noscript')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = range.getClientRects()
    if (rects.length > 1) findBroken(node, element)
    for (const rect of rects) {
      const box = unclipped(element, rect)
      if (!isOnScreen(box)) continue
      if (isCutAside(element, rect)) cut.push({ ...cutThing(element, box), isExcerpt: false })
      const control = element.closest('button, a[href]')
      if (control && flowsIn(element, control)) wordsOf.set(control, joined(wordsOf.get(control) ?? box, box))
      const middle = box.top + box.height / 2
      const shares = sharesOf(box.width)
      const seen = shares.map((share) => isSeenAt(element, box.left + box.width * share, middle))
      // What lies over a part of a line hides that part alone; of what is left on both its sides, the first is looked at.
      const first = seen.indexOf(true)
      const last = seen.indexOf(false, first)
      const from = first > 0 ? (shares[first] ?? 0) : 0
      const to = first < 0 ? 0 : last < 0 ? 1 : (shares[last - 1] ?? 0)
      const part = { ...box, left: box.left + box.width * from, width: box.width * (to - from) }
      lines.push({ where: whereOf(element), box: part, text, source, isSeen: part.width > 0 })
    }
    wordings.push({ ...thing(element), text })
  }
  for (const element of document.querySelectorAll('[placeholder], [aria-label], [title]')) {
    if (!isShown(element)) continue
    for (const name of ['placeholder', 'aria-label', 'title']) {
      const text = element.getAttribute(name)?.trim()
      if (text) wordings.push({ ...thing(element), text })
    }
  }

  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) continue
    const style = getComputedStyle(element)
    const lineCount = Number(style.webkitLineClamp) || 1
    const isSide = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const isWide = isSide && element.scrollWidth > element.clientWidth + 1
    const isHigh = isSide && lineCount > 1 && element.scrollHeight > element.clientHeight + 1
    if (!(isWide || isHigh) || !(hasOwnText(element) || style.textOverflow === 'ellipsis')) continue
    const box = boxOf(element.getBoundingClientRect())
    // What is hidden for all but screen readers is one pixel large.
    if (!isShown(element) || box.width < 4 || box.height < 4) continue
    cut.push({ ...cutThing(element, box), isExcerpt: isHigh && element.closest('a') !== null })
  }

  const handlers = /^on(Click|Pointer|Mouse|Key|Focus|Submit|Change)/
  const props = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key ? Object.keys((element as unknown as Record<string, object>)[key] ?? {}) : []
  }
  const heard = (window as unknown as { looksHeard?: WeakSet<EventTarget> }).looksHeard
  const isRoot = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactContainer$'))
  const isAnswered = (element: Element): boolean => {
    if (element.matches(':disabled, [aria-disabled="true"], [popovertarget], [commandfor], summary')) return true
    if (element.closest('a[href], label, summary')) return true
    if (element instanceof HTMLButtonElement && element.type !== 'button' && element.form) return true
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (!isRoot(at) && (heard?.has(at) || props(at).some((name) => handlers.test(name)))) return true
    return false
  }
  /** The nearest surface; none where something between is placed freely, scrolls or moves. */
  const cardOf = (element: Element): Thing | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (/auto|scroll/.test(style.overflow) || style.transform !== 'none') return undefined
      if (at !== element && style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.display !== 'inline') return thing(at)
      if (/absolute|fixed|sticky/.test(style.position)) return undefined
    }
    return undefined
  }
  const controls: Control[] = []
  const operated = 'button, [role="button"], [role="tab"], input, select, textarea'
  for (const element of document.querySelectorAll(operated)) {
    const box = boxOf(element.getBoundingClientRect())
    if (!isShown(element) || box.width < 4 || box.height < 4) continue
    const name = brief(element.getAttribute('aria-label') ?? element.textContent ?? '')
    const isField = element.matches('input, select, textarea')
    const isHidden = Number(getComputedStyle(element).opacity) === 0
    controls.push({
      where: whereOf(element),
      box,
      name,
      card: isHidden ? undefined : cardOf(element),
      isAnswered: isField || isAnswered(element),
    })
  }
  const surfaces = [...wordsOf].flatMap(([element, words]): Surface[] => {
    const isSurface = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    return isSurface && isShown(element) ? [{ ...thing(element), name: brief(element.textContent ?? ''), words }] : []
  })

  const isSized = (image: HTMLImageElement) => {
    const style = image.computedStyleMap()
    const given = ['width', 'height'].map((side) => String(style.get(side)) !== 'auto')
    const hasShape = /\d/.test(String(style.get('aspect-ratio')))
    return given.every(Boolean) || hasShape || (image.hasAttribute('width') && image.hasAttribute('height'))
  }
  // What stands in its address is there with the page: nothing waits for it.
  const pictures: Picture[] = [...document.images]
    .filter((image) => isShown(image) && !image.src.startsWith('data:'))
    .map((image) => ({
      ...thing(image),
      source: new URL(image.currentSrc || image.src, location.href).pathname,
      isSized: isSized(image),
    }))

  const solid = 'img, svg, video, canvas, iframe, input, select, textarea, button, hr, [role="img"]'
  const filled = [
    ...lines.filter(({ isSeen }) => isSeen).map(({ box }) => box),
    ...[...document.querySelectorAll(solid)]
      .filter((element) => isShown(element))
      .map((element) => boxOf(element.getBoundingClientRect())),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).backgroundImage.includes('url('))
      .map((element) => boxOf(element.getBoundingClientRect())),
  ].filter(isOnScreen)

  const pageWidth = document.documentElement.scrollWidth
  const widest =
    pageWidth > screen.width + 1
      ? [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > screen.width + 1)
          .slice(-3)
          .map(thing)
      : []
  return { screen, pageWidth, widest, lines, cut, broken, controls, surfaces, pictures, wordings, filled }
}
