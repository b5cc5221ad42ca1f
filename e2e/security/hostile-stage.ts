import type { CallData, CallInput, CallName } from '@pitchside/contract'
import { call } from '../fixtures/api'
import { mobileOf, newMember, type Person, signIn } from '../fixtures/people'
import type { HostileTexts } from './hostile-texts'

type Member = Awaited<ReturnType<typeof newMember>>

/** Who writes, and what was made. */
export interface Stage {
  address: string
  texts: HostileTexts
  admin: Person
  /** Becomes an anchor and an expert. */
  author: Member
  /** Is refused everything. */
  refused: Member
  rich: Person
  headlineId: number
  videoId: number
  schemeId: number
  postId: number
  circleId: number
}

export const digits = '730194'
export const card = {
  bank_name: '场边银行',
  card_number: '6222021234567894',
  name: '王小明',
  id_card: '11010519491231002X',
}
export const nonceOf = (name: string) => `${name}-${Date.now()}`

export async function peopleOf(address: string, texts: HostileTexts): Promise<Stage> {
  const [admin, rich] = [await signIn(address, mobileOf('admin')), await signIn(address, mobileOf('rich'))]
  const [author, refused] = [await newMember(address), await newMember(address)]
  return {
    address,
    texts,
    admin,
    rich,
    author,
    refused,
    headlineId: 0,
    videoId: 0,
    schemeId: 0,
    postId: 0,
    circleId: 0,
  }
}

/** A call of somebody in this stage. */
export function callerOf({ address }: Pick<Stage, 'address'>) {
  return <N extends CallName>({ token }: Person, name: N, input: CallInput<N>): Promise<CallData<N>> =>
    call(address, name, input, token)
}
