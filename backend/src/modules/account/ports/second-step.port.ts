import type { UserId } from '../../../kernel/ids'

/** Where somebody gave a password, and the origin the browser is at. */
export interface LogInPlace {
  door: 'site' | 'phone'
  origin: string
}

/** Asked once a password was right and before a session opens. */
export interface AsksSecondStep {
  /** Resolves when the password is enough; fails with what is wanted beside it. */
  require(userId: UserId, at: LogInPlace): Promise<void>
}
