import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../kernel/escape-html'
import type { Language } from '../../kernel/messages'
import { qrPicture } from '../../kernel/qr-picture'
import type { createOrderQueries, RechargeOrder } from './orders.queries'
import { codePath, payAddresses } from './pay-addresses'
import { languageOfBrowser, sendPayPage } from './pay-page'
import { yuanOf } from './recharge.rules'

interface Texts {
  title: string
  hint: string
  paid: string
  over: string
  checking: string
  unknown: string
  back: string
}

const texts: Record<Language, Texts> = {
  zh: {
    title: '微信扫码支付',
    hint: '请用微信“扫一扫”完成支付，支付后本页会自动更新。',
    paid: '支付成功，球钻已到账。',
    over: '二维码已失效，请回到网站重新下单。',
    checking: '款项核对中，客服会尽快处理。',
    unknown: '没有这个订单。',
    back: '返回网站',
  },
  en: {
    title: 'Pay with WeChat',
    hint: 'Scan the code with WeChat. This page follows by itself once you have paid.',
    paid: 'Paid. Your diamonds are in your wallet.',
    over: 'This code is no longer valid. Please go back and make a new order.',
    checking: 'Your payment is being checked by our staff.',
    unknown: 'There is no such order.',
    back: 'Back to the site',
  },
  vi: {
    title: 'Thanh toán bằng WeChat',
    hint: 'Quét mã bằng WeChat. Trang này tự cập nhật sau khi bạn thanh toán.',
    paid: 'Đã thanh toán. Kim cương đã vào ví của bạn.',
    over: 'Mã đã hết hạn, vui lòng quay lại và tạo đơn mới.',
    checking: 'Khoản thanh toán đang được nhân viên kiểm tra.',
    unknown: 'Không có đơn này.',
    back: 'Về trang web',
  },
}

const refreshS = 4

async function bodyOf(order: RechargeOrder, words: Texts, now: number): Promise<{ body: string; isOpen: boolean }> {
  const isOpen = order.state === 'pending' && order.expiresAt > now && order.payCode !== null
  const sum = `<h1>${words.title}</h1><div class="sum">¥${yuanOf(order.amountFen)}</div>`
  if (isOpen) {
    const picture = `<img src="${await qrPicture(order.payCode ?? '')}" alt="${words.title}">`
    return { body: `${sum}${picture}<p>${words.hint}</p>`, isOpen }
  }
  const said = order.state === 'paid' ? words.paid : order.state === 'disputed' ? words.checking : words.over
  const back = `<a class="btn btn--primary btn--lg" href="${escapeHtml(payAddresses('').back(order.no))}">${words.back}</a>`
  return { body: `${sum}<p role="status">${said}</p>${back}`, isOpen }
}

/** The step in between for providers that give a code to scan instead of a page. */
export function codeRoutes(
  app: FastifyInstance,
  { queries, now }: { queries: ReturnType<typeof createOrderQueries>; now: () => number },
): void {
  app.get<{ Params: { no: string } }>(`${codePath}/:no`, async (request, reply) => {
    const language = languageOfBrowser(request)
    const words = texts[language]
    const order = await queries.byNo(request.params.no.slice(0, 40))
    // Orders that are paid on a page of the provider have nothing to show here.
    if (!order?.payCode)
      return sendPayPage(request, reply, { language, title: words.title, body: `<h1>${words.unknown}</h1>` }, 404)
    const { body, isOpen } = await bodyOf(order, words, now())
    return sendPayPage(request, reply, { language, title: words.title, body, ...(isOpen ? { refreshS } : {}) })
  })
}
