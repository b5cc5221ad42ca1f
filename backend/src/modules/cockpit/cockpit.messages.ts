import type { Messages } from '../../kernel/messages'

/** Texts of the cockpit. */
export const cockpitMessages: Messages = {
  'quick-texts-saved': { zh: '快捷语已保存', en: 'Quick texts saved', vi: 'Đã lưu câu nói nhanh' },
}
