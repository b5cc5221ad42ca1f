import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Folder of this package, from which its data is read, wherever a bundle lies. */
export const packageRoot = dirname(createRequire(import.meta.url).resolve('@pitchside/demo/package.json'))
