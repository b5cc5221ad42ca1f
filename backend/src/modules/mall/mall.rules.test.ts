import { describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { checkReceiver } from './mall.rules'

const good = { name: '周小北', mobile: '13900000001', address: '上海市 徐汇区 天钥桥路 1 号' }

describe('MEM-03 the receiver of a parcel', () => {
  test('is tidied and kept', () => {
    const given = { name: ' 周小北 ', mobile: '139 0000-0001', address: '上海市\n徐汇区  天钥桥路 1 号' }
    expect(checkReceiver(given)).toEqual({ receiver: good })
  })
  test.each([
    ['no name', { ...good, name: ' ' }, 'receiver-missing'],
    ['no mobile', { name: good.name, address: good.address }, 'receiver-missing'],
    ['no address', { ...good, address: '' }, 'receiver-missing'],
    ['nothing', {}, 'receiver-missing'],
    ['letters in the mobile', { ...good, mobile: '1390000000a' }, 'receiver-wrong'],
    ['a short mobile', { ...good, mobile: '12345' }, 'receiver-wrong'],
    ['a long mobile', { ...good, mobile: '1'.repeat(limits.mobileChars + 1) }, 'receiver-wrong'],
    ['a hidden sign', { ...good, address: '上海\u202e市' }, 'receiver-wrong'],
    ['a long name', { ...good, name: 'x'.repeat(limits.receiverNameChars + 1) }, 'receiver-wrong'],
  ])('with %s is refused', (_what, given, problem) => {
    expect(checkReceiver(given)).toEqual({ problem })
  })
})
