/** A page that many journeys only begin at says less of what they are about than one that few open. */
function weights(specs) {
  const counts = new Map()
  for (const { routes } of specs) for (const route of routes) counts.set(route, (counts.get(route) ?? 0) + 1)
  return (route) => 1 / (counts.get(route) ?? 1)
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
/** A slot on somebody else's page, or a name, is a weaker sign than a page of one's own. */
const guestCloseness = 0.001

/**
 * Journeys a package can break, the closest first: those that open its own pages and few others, then those that meet it as
 * a guest. `closeness` is between 0 and 1.
 */
export function closestTo(folder, specs, routes) {
  const weight = weights(specs)
  return specs
    .map((spec) => {
      const owned = sum(spec.routes.filter((route) => routes.get(route).owner === folder).map(weight))
      const marked = spec.marks.includes(folder) ? 1 : 0
      // Every page is drawn in the frame of the host.
      const isGuest =
        folder === 'host' ||
        spec.named.includes(folder) ||
        spec.routes.some((route) => routes.get(route).guests.includes(folder))
      const all = sum(spec.routes.map(weight)) + spec.marks.length
      const own = owned + marked
      const closeness = own > 0 ? (own / all) ** 2 * Math.sqrt(Math.min(1, own)) : isGuest ? guestCloseness : 0
      return { ...spec, closeness, isOwn: own > 0 }
    })
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.closeness - a.closeness || (a.file < b.file ? -1 : 1))
}

/** One journey of each remote, its closest: what is run when everything could be touched and not all can be run. */
export function oneOfEach(folders, specs, routes) {
  const chosen = new Map()
  for (const folder of folders) {
    const best = closestTo(folder, specs, routes).find(({ file, needsOwnSite }) => !chosen.has(file) && !needsOwnSite)
    if (best) chosen.set(best.file, best)
  }
  return [...chosen.values()]
}
