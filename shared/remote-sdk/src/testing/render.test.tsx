import { afterEach, expect, test } from '@jest/globals'
import { useUser } from '@pitchside/auth'
import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useParams, useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { cleanup, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { defineContribution } from '../index'
import { openFakeSocket, renderPage, renderSlot } from './index'

function Page() {
  const t = useT('shop')
  const { id } = useParams()
  const goods = useQuery({ queryKey: ['goods'], queryFn: () => call('listGoods', {}) })
  const [goals, setGoals] = useState(0)
  useEffect(() => socket.subscribe('goals', { onData: () => setGoals((count) => count + 1) }), [])
  return <h1>{`${t('title')} ${id} ${useUser()?.nickname} ${goods.status} ${goals}`}</h1>
}
const texts = { zh: { title: '商店' }, en: { title: 'Shop' }, vi: { title: 'Cửa hàng' } }
const contribution = defineContribution({
  id: 'shop',
  contract: 1,
  routes: [{ path: '/shop/:id', title: 'shop:title', page: async () => ({ default: Page }) }],
  menu: [],
  slots: [{ into: 'match.schemes', view: async () => ({ default: ({ matchId }) => <p>match {matchId}</p> }) }],
  i18n: {
    zh: async () => ({ default: texts.zh }),
    en: async () => ({ default: texts.en }),
    vi: async () => ({ default: texts.vi }),
  },
  topics: ['goals'],
})
const heading = () => screen.getByRole('heading').textContent

afterEach(cleanup)

test('TEAM-01 a page is drawn as in the shell: texts, address, member, answers of calls and frames of the socket', async () => {
  const line = openFakeSocket()
  const replies = { listGoods: [] }
  const { asked } = await renderPage(contribution, '/shop/7', { language: 'vi', replies, user: { nickname: 'Mei' } })
  await screen.findByText('Cửa hàng 7 Mei success 0')
  expect(asked.map(({ name }) => name)).toEqual(['listGoods'])
  line.tell('goals', { matchId: 1 } as never)
  await screen.findByText('Cửa hàng 7 Mei success 1')
  line.close()
})

test('TEAM-01 a call that nobody answers fails; an address or a slot the remote has not is said', async () => {
  await renderPage(contribution, '/shop/8')
  await screen.findByText(/error/)
  expect(heading()).toContain('Shop 8')
  await expect(renderPage(contribution, '/other')).rejects.toThrow('no page at /other')
  await expect(renderSlot(contribution, 'main.strip', {})).rejects.toThrow('nothing into main.strip')
})

test('TEAM-01 a slot gets its props', async () => {
  await renderSlot(contribution, 'match.schemes', { matchId: 3 })
  expect(screen.getByText('match 3')).toBeTruthy()
})
