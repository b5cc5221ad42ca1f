import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { clientState, defaultSettings, type SystemSettings } from './client-state.store'
import { queryClient } from './query-client'

function fromWire(data: CallData<'getSettings'>): SystemSettings {
  const codes = data.CountryCode?.map(({ code, name }) => ({ code: code.replace(/^\+/, ''), name })) ?? []
  return {
    siteName: data.site_name ?? '',
    socketUrl: data.websocket ?? '',
    countryCodes: codes.length > 0 ? codes : defaultSettings.countryCodes,
    weiboQr: data.weibo_qr_code ?? '',
    anchorContact: data.apply_for_anchor ?? '',
    feedbackQq: data.feedback_qq ?? '',
    supportEmail: data.customer_service_email ?? '',
    icp: data.icp ?? '',
    streamingSoftwareUrl: data.streaming_software_url ?? '',
    appQr: data.android_qr_code ?? '',
    mobileUrl: data.mobile_url ?? '',
  }
}

/** Start-up: system settings. */
export async function loadSystemConfig(): Promise<SystemSettings> {
  const data = await call('getSettings', {}, { isQuiet: true })
  queryClient.setQueryData(['getSettings'], data)
  const settings = fromWire(data)
  clientState.setState({ settings })
  return settings
}
