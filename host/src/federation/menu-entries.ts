import { addTexts, language, type Texts } from '@pitchside/i18n'
import type { MenuContribution, MenuPlace } from '@pitchside/remote-kit'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'

/** What remotes put into a place of the frame, in its order. */
export function menuEntries(release: ResolvedRelease, place: MenuPlace): MenuContribution[] {
  return Object.values(release.remotes)
    .flatMap(({ current }) => current.manifest.menu)
    .filter((entry) => entry.into === place)
    .sort((a, b) => a.order - b.order)
}

/** `{ 'title.football': '足球' }` → `{ title: { football: '足球' } }`. */
export function nestTexts(flat: Readonly<Record<string, string>>): Texts {
  const root: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(flat)) {
    const parts = key.split('.')
    const last = parts.pop() ?? key
    let node = root
    for (const part of parts) {
      node[part] ??= {}
      node = node[part] as Record<string, unknown>
    }
    node[last] = text
  }
  return root as Texts
}

/** Makes titles and menu labels known to the translation before any remote is loaded. */
export function addFrameTexts(release: ResolvedRelease): void {
  for (const [remoteId, { current }] of Object.entries(release.remotes)) {
    const texts = current.manifest.texts[language()]
    if (texts) addTexts(remoteId, nestTexts(texts))
  }
}
