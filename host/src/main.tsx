import '@pitchside/ui/styles.css'
import { addTexts, readLanguage, startI18n, useT } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { Slot, SlotProvider, slotNames } from '@pitchside/remote-kit'
import { socket } from '@pitchside/socket'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { lateRoutes, menuEntries, remoteRoutes, startFederation } from './federation'

const texts = {
  zh: () => import('./i18n/zh.json'),
  en: () => import('./i18n/en.json'),
  vi: () => import('./i18n/vi.json'),
}

async function start(): Promise<void> {
  const language = readLanguage(location.search, localStorage)
  await startI18n(language, (await texts[language]()).default)
  addTexts('shell', {})
  const { table, SlotRenderer, follow } = startFederation()
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
  socket.start({ url: () => address, ticket: () => Promise.resolve(undefined) })

  function Frame() {
    const t = useT('shell')
    return (
      <SlotProvider value={SlotRenderer}>
        <header>
          {menuEntries(table.newest(), 'header.tabs').map((entry) => (
            <Link key={entry.to} to={entry.to}>
              {t(entry.label)}{' '}
            </Link>
          ))}
        </header>
        <main>
          <Outlet />
        </main>
      </SlotProvider>
    )
  }
  const Home = () =>
    slotNames
      .filter((name) => name.startsWith('main.'))
      .map((name) => <Slot key={name} name={name as 'main.hero'} props={{}} fallback={<p>…</p>} />)

  const routes = remoteRoutes(table)
  const known = new Set(routes.flatMap((route) => route.id ?? []))
  const router = createBrowserRouter(
    [
      {
        id: 'frame',
        element: <Frame />,
        children: [{ path: '/', element: <Home /> }, { path: '/main', element: <Home /> }, ...routes],
      },
    ],
    { patchRoutesOnNavigation: ({ patch }) => patch('frame', lateRoutes(table, known)) },
  )
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  follow()
}

await start()
