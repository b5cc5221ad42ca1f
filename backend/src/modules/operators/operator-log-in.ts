import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext } from '../../kernel/module'
import { networkOf } from '../../kernel/network'
import type { AccountModule } from '../account/account.module'
import type { DoorAt, SecondStep, SecondStepInput } from '../second-factor/second-factor.module'
import type { Sessions } from '../sessions/sessions.module'
import { auditQueries } from './audit/audit.queries'

const quarterMs = 15 * 60_000
const so = (count: number) => ({ count, windowMs: quarterMs, isStrict: true })
/** There is no captcha here: few tries for one account from one network, and few for all accounts from one place. */
const perAccount = { line: so(8), networkShare: 1, anywhere: so(40) }
const perPlace = so(10)

type OperatorCaller = Pick<CallContext, 'ip' | 'userAgent' | 'origin' | 'deviceMark'>

export interface OperatorLogInDeps {
  kernel: Pick<Kernel, 'db' | 'clock'>
  account: Pick<AccountModule, 'account' | 'users'>
  sessions: Pick<Sessions, 'open'>
  secondStep: Pick<SecondStep, 'require' | 'confirm'>
}

const doorOf = ({ origin }: OperatorCaller): DoorAt => ({ door: 'operators', origin })

/** Opens sessions of the operators' page: for operators only, and nobody else learns whether a password was right. */
export function createOperatorLogIn({ kernel, account, sessions, secondStep }: OperatorLogInDeps) {
  const { db, clock } = kernel

  async function open(userId: UserId, caller: OperatorCaller, method?: string) {
    const user = await account.users.find(userId)
    if (user?.role !== 'admin') throw new Failure('login-wrong')
    const name = `operators ${caller.userAgent}`.slice(0, 300)
    const token = await sessions.open(userId, {
      ip: caller.ip,
      name,
      mark: caller.deviceMark,
      isTwoStep: method !== undefined,
    })
    await auditQueries.insert(db, {
      operatorId: userId,
      at: clock.now(),
      call: 'logInOperator',
      kind: 'session',
      subject: String(userId),
      before: undefined,
      after: method && { method },
      input: {},
      ipPrefix: networkOf(caller.ip),
    })
    return { token, id: userId, user_nickname: user.nickname }
  }

  return {
    async begin(mobile: string, password: string, caller: OperatorCaller) {
      const { tries, identify } = account.account
      const from = { ip: caller.ip, mark: caller.deviceMark }
      await tries.requirePlace('operator log-in', mobile, from, perPlace)
      const forget = await tries.take('operator log-in', mobile, from, perAccount)
      const userId = await identify(mobile, password, from)
      const user = await account.users.find(userId)
      if (user?.role !== 'admin') throw new Failure('login-wrong')
      await forget()
      await secondStep.require(userId, doorOf(caller))
      return open(userId, caller)
    },
    async confirm(input: SecondStepInput, caller: OperatorCaller) {
      const { userId, method } = await secondStep.confirm(input, doorOf(caller))
      return open(userId, caller, method)
    },
  }
}
