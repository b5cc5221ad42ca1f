import { errorCodeOf } from './error-code'

/** Of the system, and of the data base: disk_full, io_error. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', '53100', '58030'])
/** The data base names some of them in words alone. */
const words = /No space left on device|Disk quota exceeded|File too large|Read-only file system/i

/** Whether something could not be written because the disk does not take it. */
export function isDiskError(error: unknown): boolean {
  if (codes.has(errorCodeOf(error) ?? '')) return true
  return error instanceof Error && (words.test(error.message) || isDiskError(error.cause))
}
