import { describe, expect, test } from '@jest/globals'
import { waysOf } from './download.calls'

const none = { android: '', ios: '', pc: '' }
const origin = 'https://pitchside.example'

describe('MEM-04 the download page offers what exists', () => {
  test('without apps every platform installs the site, a phone the mobile site', () => {
    expect(waysOf(none, '', origin)).toEqual([
      { platform: 'android', kind: 'web', address: origin },
      { platform: 'ios', kind: 'web', address: origin },
      { platform: 'pc', kind: 'web', address: origin },
    ])
    const phones = waysOf(none, 'https://m.pitchside.example', origin).map(({ address }) => address)
    expect(phones).toEqual(['https://m.pitchside.example', 'https://m.pitchside.example', origin])
  })

  test('an address of the settings is an app; what no browser opens as a page is not', () => {
    const apps = { android: 'https://get.example/p.apk', ios: 'javascript:alert(1)', pc: 'pitchside.exe' }
    expect(waysOf(apps, '', origin).map(({ kind, address }) => [kind, address])).toEqual([
      ['app', 'https://get.example/p.apk'],
      ['web', origin],
      ['web', origin],
    ])
  })
})
