import { existsSync } from 'node:fs'
import path from 'node:path'
import { evaluate } from './contribution.mjs'

/** What a remote declares of the documents of its pages. No page loads it, so it costs no visitor a byte. */
export const documentsFile = './src/documents.ts'

/** Calls that documents are written from. */
export const callsOfDocuments = (documents) =>
  documents.flatMap(({ ask, more = {} }) => [...(ask ? [ask] : []), ...Object.values(more)].map(({ call }) => call))

/**
 * The declarations of a remote, a list of PageDocument of remote-kit named `documents`; without the file, none. Rejects for one that is of no
 * route of the remote, or asks for a call that no document is written from.
 */
export async function readDocuments(directory, { id, routes }, { documentCalls }) {
  const file = path.join(directory, documentsFile)
  if (!existsSync(file)) return []
  const { documents } = await evaluate(file)
  if (!Array.isArray(documents)) throw new Error(`${file} exports no list "documents"`)
  const stray = documents.find((one) => !routes.some((route) => route.path === one.path))
  if (stray) throw new Error(`${id}: documents.ts declares ${stray.path}, which is no route of it`)
  const call = callsOfDocuments(documents).find((name) => !documentCalls.includes(name))
  if (call) throw new Error(`${id}: documents.ts asks for ${call}, from which no document is written`)
  return documents
}
