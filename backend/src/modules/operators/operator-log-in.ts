import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext } from '../../kernel/module'
import { networkOf } from '../../kernel/network'
import type { AccountModule } from '../account/account.module'
import type { Sessions } from '../sessions/sessions.module'
import { auditQueries } from './audit/audit.queries'

const quarterMs = 15 * 60_000
/** There is no captcha here: few tries per account from anywhere, beside those of the address. */
const perAccount = { count: 8, windowMs: quarterMs, isStrict: true }

export interface OperatorLogInDeps {
  kernel: Pick<Kernel, 'db' | 'clock' | 'limiter'>
  account: Pick<AccountModule, 'account' | 'users'>
  sessions: Pick<Sessions, 'open'>
}

/** Opens sessions of the operators' page: for operators only, and nobody else learns whether a password was right. */
export function createOperatorLogIn({ kernel, account, sessions }: OperatorLogInDeps) {
  const { db, clock, limiter } = kernel
  return async (mobile: string, password: string, caller: Pick<CallContext, 'ip' | 'userAgent'>) => {
    await limiter.require(`operator log-in ${mobile}`, perAccount, 'login-too-often')
    const userId = await account.account.identify(mobile, password, caller.ip)
    const user = await account.users.find(userId)
    if (user?.role !== 'admin') throw new Failure('login-wrong')
    const token = await sessions.open(userId, { ip: caller.ip, name: `operators ${caller.userAgent}`.slice(0, 300) })
    await limiter.reset(`operator log-in ${mobile}`)
    await auditQueries.insert(db, {
      operatorId: userId,
      at: clock.now(),
      call: 'logInOperator',
      kind: 'session',
      subject: String(userId),
      before: undefined,
      after: undefined,
      input: {},
      ipPrefix: networkOf(caller.ip),
    })
    return { token, id: userId, user_nickname: user.nickname }
  }
}
