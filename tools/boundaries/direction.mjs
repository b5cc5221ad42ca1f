// Folders of one level have a direction: a folder that reaches back to itself over others can be neither read nor moved
// alone. Imports of types count too, tests do not.
const levels = /^((?:remote-[^/]+\/src\/(?:features|parts))|backend\/src\/modules)\/([^/]+)\//

/** The folder of a level in which a file lies, or nothing. */
function placeOf(file, tests) {
  const [, level, folder] = tests.test(file) ? [] : (levels.exec(file) ?? [])
  return level && { level, folder }
}

/** Who imports whom, by level: folder → folder → the files that do it. */
function graphsOf(modules, tests) {
  const graphs = new Map()
  for (const { source, dependencies } of modules) {
    const from = placeOf(source, tests)
    if (!from) continue
    const graph = graphs.get(from.level) ?? graphs.set(from.level, new Map()).get(from.level)
    const targets = graph.get(from.folder) ?? graph.set(from.folder, new Map()).get(from.folder)
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved, tests)
      if (to?.level !== from.level || to.folder === from.folder) continue
      targets.set(to.folder, [...(targets.get(to.folder) ?? []), source])
    }
  }
  return graphs
}

function reachableFrom(graph, start) {
  const seen = new Set()
  const open = [start]
  while (open.length > 0) {
    for (const next of graph.get(open.pop())?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}

/** Sets of folders of which each reaches each: the strongly connected components of more than one folder. */
function cyclesOf(graph) {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]))
  const cycles = new Map()
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue
    const cycle = [...reached].filter((other) => reach.get(other)?.has(folder)).sort()
    cycles.set(cycle.join(' '), cycle)
  }
  return [...cycles.values()]
}

/** Levels with cycles in them: `folders` stand in one, `edges` are the imports between folders of the same cycle. */
export function cyclesByLevel(modules, tests) {
  return [...graphsOf(modules, tests)].map(([level, graph]) => {
    const cycles = cyclesOf(graph)
    const edges = cycles.flatMap((cycle) =>
      cycle.flatMap((from) =>
        [...graph.get(from)]
          .filter(([to]) => cycle.includes(to))
          .flatMap(([to, files]) => files.map((file) => ({ file, to: `${level}/${to}` }))),
      ),
    )
    return { level, cycles, edges, folders: cycles.flat().length }
  })
}
