import { lazy, type ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import type { RemoteRouteHandle } from './federation'
import { Frame } from './frame/frame'
import { BrokenPage } from './pages/broken-page'
import MainPage from './pages/main/main.page'
import { MemberGate } from './pages/member-gate'

/** Id of the route all pages hang on. */
export const frameRouteId = 'frame'

const LoginPage = lazy(() => import(/* webpackChunkName: "login" */ './pages/login/login.page'))
const NotFoundPage = lazy(() => import(/* webpackChunkName: "rare" */ './pages/not-found/not-found.page'))
const DemoPage = lazy(() => import(/* webpackChunkName: "rare" */ './pages/demo/demo.page'))
const NewFilePage = lazy(() => import(/* webpackChunkName: "rare" */ './pages/new-file/new-file.page'))

const guarded = (route: RouteObject): ReactNode =>
  (route.handle as RemoteRouteHandle | undefined)?.isMemberOnly ? (
    <MemberGate>{route.element}</MemberGate>
  ) : (
    route.element
  )

/** Pages of remotes as the frame shows them: those for members ask for a log-in first. */
export function framedRoutes(remotes: readonly RouteObject[]): RouteObject[] {
  return remotes.map((route) => ({ ...route, element: guarded(route) }) as RouteObject)
}

/** Every address of the site. */
export function siteRoutes(remotes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: frameRouteId,
      element: <Frame />,
      errorElement: <BrokenPage />,
      children: [
        {
          errorElement: <BrokenPage />,
          children: [
            { path: '/', element: <Navigate to="/main" replace /> },
            { path: '/main', element: <MainPage /> },
            { path: '/login', element: <LoginPage /> },
            { path: '/404', element: <NotFoundPage /> },
            { path: '/demo', element: <DemoPage /> },
            { path: '/new_file', element: <NewFilePage /> },
            { path: '*', element: <Navigate to="/404" replace /> },
          ],
        },
        ...framedRoutes(remotes),
      ],
    },
  ]
}
