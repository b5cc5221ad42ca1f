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

function isTyping(place: Element): boolean {
  const { activeElement } = document
  if (!activeElement || !place.contains(activeElement)) return false
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    return activeElement.value !== '' && activeElement.type !== 'checkbox' && activeElement.type !== 'radio'
  return activeElement instanceof HTMLElement && activeElement.isContentEditable && activeElement.textContent !== ''
}

const isPlaying = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused && !media.ended)

/** Whether the visitor would lose something: typed words, or a picture that moves. */
export function isBusy(remoteId: string): boolean {
  const places = [...document.querySelectorAll(`[data-remote="${remoteId}"]`)]
  return places.some((place) => isTyping(place) || isPlaying(place))
}
