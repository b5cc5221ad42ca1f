import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { change, demand } from './files.mjs'

/** A call of the contract: address and definition. The server refuses to start until a module answers it or lists it as later. */
export function endpoint(root, [group, name, address]) {
  const file = `shared/contract/src/http/${group}.ts`
  demand(group && existsSync(join(root, file)), `there is no group ${group}: see shared/contract/src/http`)
  demand(/^[a-z][A-Za-z0-9]*$/.test(name ?? ''), 'a call name is camelCase, e.g. listStandings')
  demand(/^(GET|POST) api\/[\w/]+$/.test(address ?? ''), 'an address is like "GET api/Football/standings"')
  return [
    change(root, 'shared/contract/src/endpoints.ts', (text) =>
      text.replace('} as const\n', `  ${name}: '${address}',\n} as const\n`),
    ),
    change(root, file, (text) =>
      text.replace(/\}\)\s*$/, `  ${name}: { who: 'visitor', input: Type.Object({}), data: Type.Null() },\n})\n`),
    ),
  ]
}
