import type { CallData } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import { qrPicture } from '../../kernel/qr-picture'
import { countryCodes } from './country-codes'

const liveNotice: Record<Language, string> = {
  zh: '欢迎来到直播间！请文明发言，严禁传播违法、低俗或引流信息，谨防以任何名义索要钱财。',
  en: 'Welcome! Keep it friendly: no abuse, no advertising, and never send money to anyone who asks for it here.',
  vi: 'Chào mừng bạn! Hãy bình luận văn minh, không quảng cáo và đừng chuyển tiền cho bất kỳ ai yêu cầu tại đây.',
}
const announcement: Record<Language, string> = {
  zh: '文明观赛，理性互动。',
  en: 'Enjoy the match, respect each other.',
  vi: 'Xem bóng văn minh, tương tác lành mạnh.',
}

/** System settings: contacts, country codes, addresses. */
export function createSettingsModule({ config }: Kernel): BackendModule {
  return {
    name: 'settings',
    calls: {
      async getSettings(_input, { language, origin }): Promise<CallData<'getSettings'>> {
        return {
          site_name: config.siteName,
          websocket: `${origin.replace(/^http/, 'ws')}/ws`,
          CountryCode: countryCodes.map(([code, names], index) => ({ id: index + 1, code, name: names[language] })),
          weibo_qr_code: await qrPicture(config.weiboUrl),
          apply_for_anchor: config.contactEmail,
          feedback_qq: config.contactQq,
          customer_service_email: config.contactEmail,
          announcement: announcement[language],
          live_notice: liveNotice[language],
          privacy_policy: '/about-user?type=4',
          user_agreement: '/about-user?type=3',
          icp: config.icp,
          streaming_software_url: 'https://obsproject.com/download',
          android_qr_code: await qrPicture(`${origin}/downLoad`),
          android_url: config.appUrls.android,
          ios_url: config.appUrls.ios,
          pc_url: config.appUrls.pc,
          mobile_url: config.mobileUrl,
          sdk_app_id: config.sdkAppId,
        }
      },
    },
  }
}
