import {
  applySettings,
  type StateName,
  StoryFrame,
  type StoryPackage,
  StoryPage,
  type StorySettings,
} from '@pitchside/ui/story-page'
import { createRoot } from 'react-dom/client'
import './page.css'

const wanted = new URLSearchParams(location.search)

/** Theme and language stand in the address: it can be handed on, and a reload keeps them. */
const settingsOf = (words: URLSearchParams): StorySettings => ({
  theme: words.get('theme') === 'light' ? 'light' : 'dark',
  language: (['en', 'vi'] as const).find((one) => one === words.get('language')) ?? 'zh',
})

const frameAddress = (part: string, state: StateName, settings: StorySettings) =>
  `/?${new URLSearchParams({ part, state, ...settings })}`

const keep = (settings: StorySettings) =>
  history.replaceState(undefined, '', `/?${new URLSearchParams({ ...settings })}${location.hash}`)

/** Shows the parts of `packages`, or the one state the address asks for. */
export function showStories(packages: readonly StoryPackage[]): void {
  applySettings(settingsOf(wanted))
  // What opens in a frame would take the keyboard away from whoever types in the page around it.
  if (window.parent !== window) HTMLElement.prototype.focus = () => undefined
  const part = wanted.get('part')
  const state = wanted.get('state')
  // A frame brings its own main.
  const root = createRoot(document.body.appendChild(document.createElement(part ? 'div' : 'main')))
  root.render(
    part && state ? (
      <StoryFrame packages={packages} part={part} state={state as StateName} />
    ) : (
      <StoryPage packages={packages} frameAddress={frameAddress} onSettings={keep} />
    ),
  )
  if (part || wanted.has('still')) return
  // A save builds anew; the server says so.
  new EventSource('/esbuild').addEventListener('change', () => location.reload())
}
