import type { Messages } from '../../kernel/messages'

/** Texts of the cockpit. */
export const cockpitMessages: Messages = {
  'overlay-gone': {
    zh: '该叠加层地址已失效',
    en: 'This overlay address is not valid any more',
    vi: 'Địa chỉ lớp phủ không còn hiệu lực',
  },
  'overlay-revoked': { zh: '叠加层地址已停用', en: 'Overlay addresses turned off', vi: 'Đã tắt địa chỉ lớp phủ' },
  'quick-texts-saved': { zh: '快捷语已保存', en: 'Quick texts saved', vi: 'Đã lưu câu nói nhanh' },
}
