import type { CallData } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { qrPicture } from '../../kernel/qr-picture'
import { countryCodes } from './country-codes'
import { createSiteSettings, type SiteSettings } from './site-settings'

export {
  fittingValue,
  isSettingName,
  ruleOf,
  type SettingName,
  type SettingValue,
  settingNames,
} from './site-settings.rules'

export interface SettingsModule extends BackendModule {
  site: SiteSettings
}

/** System settings: contacts, country codes, addresses. */
export function createSettingsModule({ config, db, clock }: Kernel): SettingsModule {
  const site = createSiteSettings(db, config, clock)
  return {
    name: 'settings',
    site,
    calls: {
      async getSettings(_input, { language, origin, askedOrigin }): Promise<CallData<'getSettings'>> {
        const texts = await site.texts(language)
        return {
          site_name: texts.site_name,
          // A page at a name that we don't know finds its socket at that name.
          websocket: `${(askedOrigin ?? '').replace(/^http/, 'ws')}/ws`,
          CountryCode: countryCodes.map(([code, names], index) => ({ id: index + 1, code, name: names[language] })),
          weibo_qr_code: await qrPicture(texts.weibo_url),
          apply_for_anchor: texts.apply_for_anchor,
          feedback_qq: texts.feedback_qq,
          customer_service_email: texts.customer_service_email,
          CustomerService: '/about-user?type=2',
          announcement: texts.announcement,
          live_notice: texts.live_notice,
          privacy_policy: '/about-user?type=4',
          user_agreement: '/about-user?type=3',
          icp: texts.icp,
          streaming_software_url: texts.streaming_software_url,
          android_qr_code: await qrPicture(`${origin}/downLoad`),
          mobile_url: texts.mobile_url,
          h5_url: texts.mobile_url,
          domain_pc_name: new URL(origin).host,
          tencent_im_room_number: '',
          android_url: config.appUrls.android,
          ios_url: config.appUrls.ios,
          pc_url: config.appUrls.pc,
          sdk_app_id: config.sdkAppId,
        }
      },
    },
  }
}
