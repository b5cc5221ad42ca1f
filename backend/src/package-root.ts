import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/**
 * Folder of the backend package. Code runs from source, from a test and from a bundle in another folder; files that are
 * read at run time (migrations, assets, the data base worker) are found from here in all three.
 */
export const packageRoot = dirname(createRequire(import.meta.url).resolve('@pitchside/backend/package.json'))
