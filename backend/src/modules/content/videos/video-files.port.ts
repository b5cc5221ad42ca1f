import { Failure } from '../../../kernel/failure'
import type { Conversion } from '../../uploads/uploads.module'
import type { ContentFiles } from '../post-files.service'

/** The files of videos, as uploads keep them. */
export interface VideoFiles extends ContentFiles {
  conversion: Omit<Conversion, 'make'>
}

/** Nobody uploads anything: for tests of content alone. */
export const noFiles: VideoFiles = {
  ownFile: async () => undefined,
  async requireOwn(_userId, addresses, { refusal }) {
    if (addresses.length > 0) throw new Failure(refusal)
  },
  release: async () => undefined,
  conversion: {
    isThere: false,
    convert: () => Promise.reject(new Error('Nothing converts videos here.')),
    parts: () => Promise.reject(new Error('Nothing converts videos here.')),
    lengthOf: async () => 0,
  },
}
