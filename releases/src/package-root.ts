import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package: code runs from source, from a test and from a bundle elsewhere, and reads its files from here. */
export const packageRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
