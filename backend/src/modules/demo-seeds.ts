import type { Kernel } from '../kernel/kernel'
import type { BackendModule } from '../kernel/module'
import type { ModuleName, Modules } from './modules'
import type { DemoWorld } from './ports/demo.port'

/** What is filled in for these modules, or for a whole site, in order: a seed may build on those before it. */
export function demoSeeds(
  demo: DemoWorld,
  site: { kernel: Kernel; modules: Modules },
  only?: readonly ModuleName[],
): Pick<BackendModule, 'name' | 'seed'>[] {
  const made = demo.seeds(site)
  const ofModules = Object.entries<BackendModule>(site.modules)
    .filter(([key]) => !only || only.includes(key as ModuleName))
    .map(([key, { name, seed }]) => made.find((one) => one.of === key) ?? { name, seed })
  return only ? ofModules : [...ofModules, ...made.filter((one) => one.of === undefined)]
}
