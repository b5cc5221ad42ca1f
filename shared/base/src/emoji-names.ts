/** What may stand between brackets for a picture of the house: `[微笑]`. `shared/ui` has the pictures. */
export const emojiNames = [
  '微笑', '大笑', '呲牙', '笑哭', '偷笑', '眨眼', '色', '亲亲', '吐舌', '酷', '惊讶', '害羞', '委屈', '流泪', '大哭', '生气', '抓狂', '无语',
  '汗', '疑问', '睡', '晕', '鄙视', '得意', '思考', '嘘', '吐', '爱心', '心碎', '赞', '踩', '拳头', '鼓掌', '胜利', '足球', '篮球', '进球',
  '奖杯', '红牌', '黄牌', '哨子', '啤酒', '火', '玫瑰', '礼物', '庆祝', '666',
] as const

export type EmojiName = (typeof emojiNames)[number]
