import { bus } from '@pitchside/bus'
import { configureHttp } from '@pitchside/http'
import { language, startI18n } from '@pitchside/i18n'
import { QueryClientProvider } from '@pitchside/platform'
import { SlotProvider } from '@pitchside/remote-kit'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '../boot/query-client'
import { followReleases } from '../federation/follow-releases'
import { ReleaseTable, readInlineRelease } from '../federation/release-table'
import { RemotePage } from '../federation/remote-page'
import { createSlotRenderer } from '../federation/remote-slots'
import zh from '../i18n/zh.json'

/** Something of the frame that answers as long as the page lives. */
function Pulse() {
  const [beats, setBeats] = useState(0)
  return (
    <button type="button" id="pulse" onClick={() => setBeats(beats + 1)}>
      {beats}
    </button>
  )
}

/** The federation of the host with one page of one remote, and nothing else of the site: loads in no time. */
async function start(): Promise<void> {
  const failures: object[] = []
  Object.assign(window, { failures })
  bus.on('failure.seen', (failure) => failures.push(failure))
  configureHttp({
    baseUrl: '',
    language,
    notices: { showError: () => undefined, askSessionLost: () => undefined, showLoginNeeded: () => undefined },
  })
  await startI18n('zh', { shell: zh })
  const table = new ReleaseTable(readInlineRelease(document))
  const [id = '', path = ''] = (document.getElementById('root')?.dataset.page ?? '').split(' ')
  const page = <RemotePage table={table} remoteId={id} path={path} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <QueryClientProvider client={queryClient}>
      <SlotProvider value={createSlotRenderer(table)}>
        <Pulse />
        <RouterProvider router={router} />
      </SlotProvider>
    </QueryClientProvider>,
  )
  followReleases(table)
}

void start()
