import { dirname } from 'node:path'

/**
 * One small fault: `find` stands once in `file` and becomes `put`. `tests` are the folders or files that could notice; the
 * tests beside the file, when nothing is said.
 */
export const planted = (name, file, find, put, tests = `${dirname(file)}/`) => ({
  name,
  edits: [{ file, find, put }],
  tests: [tests].flat(),
})

/** A fault that only a browser can notice: `journey` is the file under `e2e`, `title` what the test's title begins with. */
export const plantedForJourney = (name, file, find, put, journey, title) => ({
  name,
  edits: [{ file, find, put }],
  journey,
  title,
})
