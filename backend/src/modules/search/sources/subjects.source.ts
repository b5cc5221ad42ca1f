import { createHash } from 'node:crypto'
import type { SearchDocument } from '../search-document'
import type { SearchSource } from './search-source'

/** Teams, leagues and matches, which are no rows of the data base. */
export interface Subjects {
  /** What there is now; numbers may repeat between kinds. */
  all(): readonly SearchDocument[]
}

/** Nothing to find: for an installation without scores. */
export const noSubjects: Subjects = { all: () => [] }

/** Tells whether a document is as it was: thousands of them are not kept twice for that. */
const printOf = (document: SearchDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64')

const refOf = ({ kind, ref }: SearchDocument): string => `${kind}-${ref}`

/** A source that is looked at instead of watched: `changed` says what is not as it was at the last look. */
export function subjectSource(subjects: Subjects): SearchSource & { changed(known: ReadonlySet<string>): string[] } {
  let documents = new Map<string, SearchDocument>()
  let prints = new Map<string, string>()
  const look = () => {
    documents = new Map(subjects.all().map((document) => [refOf(document), document]))
  }
  return {
    name: 'subject',
    refs: async () => {
      look()
      return [...documents.keys()]
    },
    async read(_tx, refs) {
      // What an earlier run left to be read may come before the first look.
      if (documents.size === 0) look()
      return refs.flatMap((ref) => {
        const document = documents.get(ref)
        return document ? [{ ...document, ref }] : []
      })
    },
    changed(known) {
      look()
      const next = new Map([...documents].map(([ref, document]) => [ref, printOf(document)]))
      const isFirst = prints.size === 0
      // After a start the index is trusted with what it knows: only what it misses is read.
      const changed = [...next.keys()].filter(
        (ref) => !known.has(ref) || (!isFirst && prints.get(ref) !== next.get(ref)),
      )
      const gone = [...known].filter((ref) => !next.has(ref))
      prints = next
      return [...changed, ...gone]
    },
  }
}
