import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageRoot } from '../package-root'

/** Where open data lies beside the repository, or `OPEN_DATA_DIR`. Nothing but tests looks there. */
export const openDataFolder = resolve(process.env.OPEN_DATA_DIR ?? join(packageRoot, '../../shared/data'))
export const hasOpenData = existsSync(join(openDataFolder, 'openfootball'))
export const noOpenData = `open data is not at ${openDataFolder}: set OPEN_DATA_DIR to test against it`
