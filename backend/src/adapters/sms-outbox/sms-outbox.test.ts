import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import { describeSms } from '../../modules/sms-codes/sms.contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { createSmsOutbox } from './sms-outbox'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
beforeEach(() => site.db.query('delete from sms_outbox'))
afterAll(() => site.close())

describe('the outbox', () => {
  describeSms(async () => {
    let isShut = false
    const outbox = createSmsOutbox(
      {
        ...site.db,
        query: (sql, params) => (isShut ? Promise.reject(new Error('the table is gone')) : site.db.query(sql, params)),
      },
      site.clock,
    )
    return {
      sms: outbox,
      taken: () => site.db.query('select mobile, code from sms_outbox order by id'),
      refuse: async () => {
        isShut = true
      },
    }
  })
})
