import {
  type App,
  deviceMarks,
  Failure,
  kernelMessages,
  languageOf,
  messageFor,
  secondStepScript,
} from '@pitchside/backend'
import type { ReleasesOptions } from '@pitchside/releases'

const roles = { release: 'manager', admin: 'manager', agent: 'viewer', member: undefined } as const

type Modules = Pick<App['modules'], 'account' | 'sessions' | 'secondFactor'>
type Accounts = NonNullable<ReleasesOptions['accounts']>
type UserId = Parameters<Modules['account']['users']['find']>[0]
type Place = Parameters<Accounts['confirm']>[1]
type Refusal = Extract<Awaited<ReturnType<Accounts['confirm']>>, { reason: string }>

/** A refusal in the words of the site. */
function refusalOf(error: unknown, { account, secondFactor }: Modules, { language }: Place): Refusal {
  if (!(error instanceof Failure)) throw error
  const { reason, data, params } = error
  const texts = { ...kernelMessages, ...account.messages, ...secondFactor.messages }
  const message = messageFor(texts, reason, languageOf(language), params) ?? reason
  return { reason, message, data: data as object | undefined, page: secondStepScript }
}

/**
 * Accounts of the site at the release console: release managers and admins release, support agents look on. Each sign-in
 * is a session of the account: a ban, a new password, a log-out of all devices or a lost role ends it.
 */
export function releaseStaff(modules: Modules): Accounts {
  const { account, sessions, secondFactor } = modules
  const { secondStep, notes } = secondFactor
  const doorOf = ({ origin }: Place) => ({ door: 'console' as const, origin })
  async function staffOf(userId: UserId) {
    const user = await account.users.find(userId)
    const role = user && roles[user.role]
    return role && { name: user.nickname, role }
  }
  async function open(userId: UserId, { ip, cookies, origin }: Place, isTwoStep: boolean) {
    const staff = await staffOf(userId)
    const mark = deviceMarks.read(cookies) ?? deviceMarks.create()
    const device = { ip, name: 'release console', mark: mark.digest, isTwoStep }
    const opened = staff && (await sessions.sessions.openNamed(userId, device).catch(() => undefined))
    const [protocol = ''] = origin.split(':')
    return opened && staff && { ...staff, session: opened.id, cookie: mark.cookie(protocol) }
  }
  return {
    knows: (mobile, cookies) => account.account.tries.isKnown(mobile, deviceMarks.read(cookies)?.digest),
    async signIn(mobile, password, place) {
      const from = { ip: place.ip, mark: deviceMarks.read(place.cookies)?.digest }
      const userId = await account.account.identify(mobile, password, from).catch(() => undefined)
      if (userId === undefined || !(await staffOf(userId))) return undefined
      try {
        await secondStep.require(userId, doorOf(place))
      } catch (error) {
        return refusalOf(error, modules, place)
      }
      return open(userId, place, false)
    },
    async confirm(input, place) {
      try {
        const { userId, method } = await secondStep.confirm(secondFactor.readStep(input), doorOf(place))
        const opened = await open(userId, place, true)
        if (!opened) throw new Failure('second-step-over')
        await notes.logIn(userId, 'signInConsole', method, place.ip)
        return opened
      } catch (error) {
        return refusalOf(error, modules, place)
      }
    },
    async find(id) {
      const session = await sessions.sessions.byId(id)
      return session && staffOf(session.userId)
    },
    end: (id) => sessions.sessions.end(id),
  }
}
