import { configureHttp } from '@pitchside/http'
import { addTexts, type Language, language as languageNow, languages, startI18n, type Texts } from '@pitchside/i18n'
import { QueryClientProvider } from '@pitchside/platform'
import { type RemoteContribution, SlotProvider } from '@pitchside/remote-kit'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '../boot/query-client'
import { importContribution } from '../federation/runtime'
import '@pitchside/ui/styles.css'

const silent = { showError: () => undefined, askSessionLost: () => undefined, showLoginNeeded: () => undefined }
/** What a slot may be given: enough for every place there is. */
const slotProps = { matchId: 1, sport: 'football', section: 'follows', userId: 1, peerId: undefined, name: '' }
const nothing = () => undefined

let contribution: RemoteContribution | undefined
let end = nothing

/** `/match/:id` → `/match/1`. */
const addressOf = (path: string) => path.replace(/:[^/]+/g, '1')

/** The page of a remote, or what it puts into a slot, at an address of its own. */
async function open(kind: 'route' | 'slot', index: number): Promise<void> {
  const route = kind === 'route' ? contribution?.routes[index] : undefined
  const load = route ? route.page : contribution?.slots[index]?.view
  if (!load) throw new Error(`there is no ${kind} ${index}`)
  const View = (await load()).default as ComponentType<object>
  const props = { ...slotProps, target: { kind: 'room', id: 1 }, onClose: nothing, onNavigate: nothing }
  const path = route?.path ?? '/'
  const element = <View {...(route ? {} : props)} />
  const router = createMemoryRouter([{ path, element }], { initialEntries: [addressOf(path)] })
  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: reportError })
  end = () => {
    root.unmount()
    router.dispose()
    queryClient.clear()
  }
  root.render(
    <QueryClientProvider client={queryClient}>
      <SlotProvider value={({ fallback }) => fallback}>
        <RouterProvider router={router} />
      </SlotProvider>
    </QueryClientProvider>,
  )
}

/** Language → texts of the remote, as the shell would load them. */
async function allTexts(): Promise<Record<string, Texts>> {
  const entries = languages.map(async (one) => [one, (await contribution?.i18n[one]())?.default ?? {}] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Runs a remote with the federation of the shell, and nothing else of it: what `pitchside-remote check` opens. */
const standIn = {
  async start(remote: ReleasedRemote, language: Language): Promise<void> {
    configureHttp({ baseUrl: '', language: languageNow, notices: silent })
    await startI18n(language, {})
    contribution = await importContribution(remote)
    addTexts(contribution.id, (await contribution.i18n[language]()).default)
  },
  open,
  close: () => end(),
  allTexts,
}
export type StandIn = typeof standIn

Object.assign(window, { standIn })
