import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** File beside a build that says which build it is. Written last: a build that was cut short has none. */
const markName = 'build.json'

/** The identity of the build a folder holds, whole; undefined when there is none. */
export function readMark(folder) {
  const file = path.join(folder, markName)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whether a folder holds this build, whole. */
export const holdsBuild = (folder, build) => readMark(folder)?.build === build

/** Says that a folder holds this build. */
export function markBuild(folder, identity) {
  writeFileSync(path.join(folder, markName), JSON.stringify(identity))
}
