import { siteMoment } from '../../kernel/site-day'
import { type NewNotice, noticeKinds, type Words } from '../notices/notices.module'
import { addressPrefix, deviceNameOf } from './device.rules'

/** A log-in from where the account was not before. */
export interface Arrival {
  sessionId: string
  isNewDevice: boolean
  /** What the browser calls itself. */
  device: string
  ip: string
  /** Epoch ms. */
  at: number
}

const titles: Record<'device' | 'network', Words> = {
  device: {
    zh: '你的账号在新设备登录',
    en: 'Your account was logged in on a new device',
    vi: 'Tài khoản của bạn vừa đăng nhập trên thiết bị mới',
  },
  network: {
    zh: '你的账号在新网络登录',
    en: 'Your account was logged in from a new network',
    vi: 'Tài khoản của bạn vừa đăng nhập từ mạng mới',
  },
}

/** What the member hears of it: when, on what, roughly where, and the way to the list of devices. */
export function arrivalNews({ sessionId, isNewDevice, device, ip, at }: Arrival): NewNotice {
  const { browser, system } = deviceNameOf(device)
  const name = [browser, system].filter(Boolean).join(' · ')
  const place = addressPrefix(ip)
  const time = siteMoment(at)
  return {
    kind: noticeKinds.account,
    key: `log-in-${sessionId}`,
    title: titles[isNewDevice ? 'device' : 'network'],
    content: {
      zh: `设备：${name || '未知'}；网络：${place || '未知'}；时间：${time}。如果不是你本人操作，请立即退出该设备并修改密码。`,
      en: `Device: ${name || 'unknown'}. Network: ${place || 'unknown'}. Time: ${time}. If this was not you, log that device out and change your password now.`,
      vi: `Thiết bị: ${name || 'không rõ'}. Mạng: ${place || 'không rõ'}. Thời gian: ${time}. Nếu không phải bạn, hãy đăng xuất thiết bị đó và đổi mật khẩu ngay.`,
    },
    url: '/member?type=4',
  }
}
