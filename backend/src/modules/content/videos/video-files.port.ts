import type { Conversion, Uploads } from '../../uploads/uploads.module'

/** The files of videos, as uploads keep them. */
export interface VideoFiles extends Pick<Uploads, 'ownFile' | 'useFile' | 'removeFile'> {
  conversion: Conversion
}

/** Nobody uploads anything: for tests of content alone. */
export const noFiles: VideoFiles = {
  ownFile: async () => undefined,
  useFile: async () => undefined,
  removeFile: async () => undefined,
  conversion: {
    isThere: false,
    convert: () => Promise.reject(new Error('Nothing converts videos here.')),
    lengthOf: async () => 0,
  },
}
