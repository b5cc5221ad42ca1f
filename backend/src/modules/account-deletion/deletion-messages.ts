import type { Messages } from '../../kernel/messages'

export const deletionMessages: Messages = {
  'account-deleted': { zh: '账号已注销', en: 'Your account is deleted', vi: 'Tài khoản đã được xóa' },
  'deletion-unconfirmed': {
    zh: '确认文字不正确',
    en: 'The confirmation is not what was asked for',
    vi: 'Nội dung xác nhận không đúng',
  },
  'deletion-staff': {
    zh: '工作人员账号不能在此注销',
    en: 'Accounts of the staff can not be deleted here',
    vi: 'Không thể xóa tài khoản nhân viên tại đây',
  },
  'deletion-on-air': {
    zh: '请先结束直播再注销账号',
    en: 'End your broadcast before you delete the account',
    vi: 'Hãy kết thúc buổi phát trước khi xóa tài khoản',
  },
  'deletion-held': {
    zh: '有款项正在处理（提现、红包或喇叭），完成后才能注销',
    en: 'Diamonds are on their way (withdrawal, red envelope or horn): you can delete the account once that is done',
    vi: 'Đang có khoản tiền được xử lý (rút tiền, lì xì hoặc loa), hãy xóa sau khi hoàn tất',
  },
  'deletion-owns': {
    zh: '账户中还有余额，请先提现或使用，或确认放弃',
    en: 'You still own diamonds: withdraw or spend them, or say that you give them up',
    vi: 'Tài khoản vẫn còn kim cương: hãy rút, sử dụng hoặc xác nhận từ bỏ',
  },
}
