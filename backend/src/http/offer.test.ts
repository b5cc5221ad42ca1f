import { expect, test } from '@jest/globals'
import { callNames, topicFamilies } from '@pitchside/contract/names'
import { accountModules, startTestApp } from '../testing/test-app'

interface Offered {
  calls: string[]
  topics: string[]
}

test('TEAM-11 the backend says at one address which calls it answers and which topics can be joined', async () => {
  const whole = await startTestApp({ config: { seedDemo: false } })
  const small = await startTestApp({ only: accountModules, config: { seedDemo: false } })
  try {
    const { calls, topics }: Offered = await (await fetch(`${await whole.origin()}/api/offer`)).json()
    expect(topics).toEqual([...topicFamilies].sort())
    expect(calls.filter((name) => !callNames.includes(name))).toEqual([])
    expect(calls).toEqual(expect.arrayContaining(['login', 'exportOrders', 'listOwnVideos']))
    const part: Offered = await (await fetch(`${await small.origin()}/api/offer`)).json()
    expect(part.calls).toContain('login')
    expect(part.calls).not.toContain('listOwnVideos')
    expect(part.topics).toEqual(['release', 'system', 'user.*'])
  } finally {
    await whole.close()
    await small.close()
  }
})
