import type { Words } from '../notices/notices.module'

/** What the sender of a horn hears. `refusal` undefined: it is approved; else why not, which may be empty. */
export function hornDecided(content: string, refusal: string | undefined): { title: Words; content: Words } {
  if (refusal === undefined) {
    return {
      title: { zh: '喇叭已通过审核', en: 'Your horn was approved', vi: 'Loa của bạn đã được duyệt' },
      content: {
        zh: `「${content}」已在所有直播间展示`,
        en: `All rooms have seen it: “${content}”`,
        vi: `Mọi phòng đã thấy: “${content}”`,
      },
    }
  }
  return {
    title: { zh: '喇叭未通过审核', en: 'Your horn was refused', vi: 'Loa của bạn không được duyệt' },
    content: {
      zh: `「${content}」${refusal ? `原因：${refusal}。` : ''}费用已退回`,
      en: `“${content}”${refusal ? ` Reason: ${refusal}.` : ''} What it cost was given back`,
      vi: `“${content}”${refusal ? ` Lý do: ${refusal}.` : ''} Chi phí đã được hoàn lại`,
    },
  }
}
