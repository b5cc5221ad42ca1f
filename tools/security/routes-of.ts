import type { WholeSite } from './whole-site'

export interface Route {
  /** `GET`, `POST`… */
  methods: string[]
  /** As it was bound, in lower case: `/media/covers/:name`. The router prints one tree, in which letters are shared. */
  path: string
}

/** Every route the server answers, read from the router itself, so that no list can leave one out. */
export function routesOf(site: WholeSite): Route[] {
  const routes: Route[] = []
  const parts: string[] = []
  for (const line of site.app.fastify.printRoutes().split('\n')) {
    const found = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!found) continue
    const [, indent = '', part = '', methods] = found
    parts.length = indent.length / 4
    parts.push(part)
    if (methods) routes.push({ methods: methods.split(', '), path: parts.join('') })
  }
  return routes
}

/** Routes outside the calls, which `authorisation.test.ts` knows one by one. */
export const doorsOf = (site: WholeSite): Route[] => routesOf(site).filter(({ path }) => !path.startsWith('/api/'))
