import { signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** 0 ordered, 1 sent, 2 done, 3 refused. */
export type ExchangeStatus = 0 | 1 | 2 | 3

/** Where a parcel goes. */
export interface Receiver {
  name: string
  mobile: string
  address: string
}

/** Control signs and those that turn the direction of text: they hide what a parcel's label says. */
const unsafe = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The receiver as it is kept, or what is wrong with it. */
export function checkReceiver(
  given: Partial<Receiver>,
): { receiver: Receiver } | { problem: 'receiver-missing' | 'receiver-wrong' } {
  const receiver = {
    name: tidy(given.name ?? ''),
    mobile: (given.mobile ?? '').replace(/[\s-]/gu, ''),
    address: tidy(given.address ?? ''),
  }
  const { name, mobile, address } = receiver
  if (name === '' || mobile === '' || address === '') return { problem: 'receiver-missing' }
  const isMobile = /^\d+$/u.test(mobile) && mobile.length >= 6 && mobile.length <= limits.mobileChars
  const isShort = signsOf(name) <= limits.receiverNameChars && signsOf(address) <= limits.addressChars
  if (!isMobile || !isShort || unsafe.test(name + address)) return { problem: 'receiver-wrong' }
  return { receiver }
}
