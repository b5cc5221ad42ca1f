import type { Disposer } from '@pitchside/base'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'

/**
 * Whether a place that shows a remote must take the newest release although nobody navigated: its version was taken
 * back, or the release is urgent for it.
 */
export function mustSwap(shown: ResolvedRelease, newest: ResolvedRelease, remoteId: string): boolean {
  const [before, now] = [shown.remotes[remoteId]?.current.build, newest.remotes[remoteId]?.current.build]
  if (before === undefined || now === undefined || before === now) return false
  return newest.revoked?.includes(before) === true || newest.urgent?.includes(remoteId) === true
}

/**
 * Whether the page itself must be loaded anew although nobody navigated: the host it runs was taken back, or another one
 * is urgent.
 */
export function mustReload(ownHost: string, newest: ResolvedRelease): boolean {
  if (newest.host.build === ownHost) return false
  return newest.revoked?.includes(ownHost) === true || newest.urgent?.includes('host') === true
}

/** Fields somebody typed into. Their value alone says nothing: a form may be filled in when it is opened. */
const typedInto = new WeakSet<EventTarget>()

/** Remembers where the visitor types, from now on. */
export function watchTyping(): Disposer {
  const remember = ({ target }: Event) => void (target && typedInto.add(target))
  document.addEventListener('input', remember, true)
  return () => document.removeEventListener('input', remember, true)
}

const wordless = ['checkbox', 'radio', 'range']

function hasWords(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== '' && !wordless.includes(field.type)
  return (field instanceof HTMLTextAreaElement ? field.value : field.textContent) !== ''
}

const isTyped = (place: Element): boolean =>
  [...place.querySelectorAll('input, textarea, [contenteditable]')].some(
    (field) => typedInto.has(field) && hasWords(field),
  )

const isPlaying = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused && !media.ended)

/** Whether the visitor would lose something there: typed words, or a picture that moves. */
const isBusyIn = (place: Element): boolean => isTyped(place) || isPlaying(place)

/** Whether the visitor is busy in a place of a remote. */
export const isBusy = (remoteId: string): boolean =>
  [...document.querySelectorAll(`[data-remote="${remoteId}"]`)].some(isBusyIn)

/** Whether the visitor is busy anywhere in the page. */
export const isPageBusy = (): boolean => isBusyIn(document.body)
