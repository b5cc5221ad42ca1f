type Lines = Record<'zh' | 'en' | 'vi', readonly string[]>

/** What the match of a room does: the ball is in play, there is a break between its parts, or nothing of it runs. */
export type Mood = 'play' | 'break' | 'calm'

/** At any time. */
const anyTime: Lines = {
  zh: [
    '来了来了',
    '这解说我能听一天',
    '666666',
    '主播声音好听',
    '今天这场值得熬夜',
    '弹幕护体',
    '刚下班，比分多少了',
    '关注了，明天还来',
    '前排报到',
    '主队加油',
    '客队也不差',
    '画质真清楚',
    '今晚不睡了',
    '有懂的说说吗',
    '哈哈哈哈哈哈',
  ],
  en: ['love this commentary', 'come on!!', 'great stream today', 'anyone else nervous?', 'hello from London'],
  vi: [
    'Cố lên nào',
    'Trận này đáng xem thật',
    'Bình luận cuốn quá',
    'Xin chào mọi người',
    'Tối nay thức luôn',
    'Chất lượng hình ảnh nét quá',
  ],
}

/** While a ball is in play, of whatever sport. */
const anyPlay: Lines = {
  zh: [
    '这节奏太快了',
    '稳住别浪',
    '教练该换人了',
    '这体能可以啊',
    '看得我心跳加速',
    '笑死，这反应',
    '精彩！',
    '裁判这个尺度行',
    '慢动作再放一遍',
  ],
  en: [
    'here we go',
    'what a pace',
    'that was close',
    'so good to watch',
    'momentum is shifting',
    'replay please',
    'unreal scenes',
  ],
  vi: ['Hay quá!', 'Hồi hộp ghê', 'Pha vừa rồi đẹp thật', 'Tuyệt vời'],
}

const footballPlay: Lines = {
  zh: [
    '这脚传球太舒服了',
    '右路完全失位',
    '门将这个出击判断可以',
    '角球角球',
    '中场控制住就赢了',
    '边路那个二过一，教科书',
    'VAR 看一下刚才那个手球',
    '这个反抢节奏太快了',
    '上半场就该多进两个',
    '越位了吧？',
    '这球踢得有章法',
    '定位球要小心',
    '传中质量真高',
    '回防回防！',
    '单刀啊！可惜了',
    '门柱拒绝了',
    '七十分钟以后看体能',
    '这铲断干净',
    '高位逼抢开始了',
    '吊一个试试',
  ],
  en: [
    'what a pass',
    'offside? close one',
    'keeper read that so well',
    'high press is working',
    'midfield battle is everything',
    'that cross was perfect',
    'should have scored',
    'clean tackle',
    'second ball!',
    'hit the post, no way',
  ],
  vi: [
    'Pressing tầm cao!',
    'Đường chuyền đẹp quá',
    'Thủ môn xuất sắc',
    'Việt vị rồi',
    'Phạt góc kìa',
    'Tiền vệ chơi hay',
    'Phản công nhanh thật',
    'Suýt vào!',
  ],
}

const basketballPlay: Lines = {
  zh: [
    '三分！空心！',
    '这个挡拆没法防',
    '抢篮板啊',
    '这节打得硬',
    '转换进攻太快了',
    '罚球稳一点',
    '联防该破了',
    '盖帽！',
    '战术暂停，画一个',
    '这传球后脑勺长眼',
    '最后两分钟见真章',
    '外线太准了',
  ],
  en: [
    'splash!',
    'great screen',
    'box out please',
    'what a block',
    'run the break',
    'clutch time soon',
    'that dime tho',
    'defence travels',
  ],
  vi: [
    'Ba điểm!',
    'Chắn bóng đẹp mắt',
    'Phản công nhanh quá',
    'Ném phạt cẩn thận nhé',
    'Phòng thủ chắc thật',
    'Úp rổ đi!',
  ],
}

const footballBreak: Lines = {
  zh: [
    '半场数据出来了吗',
    '歇一会，倒杯水',
    '上半场谁踢得最好？',
    '下半场谁先换人',
    '更衣室里该骂人了',
    '中场休息，刚好去拿外卖',
    '上半场节奏不错',
    '下半场体能是关键',
    '这半场控球谁多',
    '半场比分还能接受',
    '教练半场会变阵吗',
    '等下半场，先别走',
  ],
  en: [
    'half-time, kettle on',
    'who was your best player so far?',
    'who comes off first?',
    'back in fifteen',
    'the numbers of that half say a lot',
    'change of shape after the break?',
    'a word in the dressing room please',
    'second half will be about legs',
  ],
  vi: [
    'Nghỉ giữa hiệp, pha ấm trà đã',
    'Hiệp một ai hay nhất?',
    'Hiệp hai thay người nào trước?',
    'Chờ hiệp hai nhé',
    'Số liệu hiệp một thế nào rồi',
    'Huấn luyện viên chắc sẽ đổi cách chơi',
    'Hiệp hai là chuyện thể lực',
  ],
}

const basketballBreak: Lines = {
  zh: [
    '歇一会，下一节再战',
    '这几节谁手感最热',
    '该看看犯规数了',
    '更衣室调整一下',
    '下一节先打内线吧',
    '篮板数差多少',
    '先去接杯水',
    '替补得分够不够',
    '下一节谁防他',
  ],
  en: [
    'quick break, water time',
    'who has the hot hand?',
    'check the fouls',
    'go inside next quarter',
    'rebounds will decide it',
    'bench points look thin',
    'who guards him after the break?',
  ],
  vi: [
    'Nghỉ chút, hiệp sau tính',
    'Ai đang nóng tay nhất?',
    'Xem lại số lỗi đi',
    'Hiệp sau đánh vào trong nhé',
    'Bóng bật bảng sẽ quyết định',
    'Ghế dự bị ghi ít điểm quá',
  ],
}

/** By the kind of a room: 0 football, 1 basketball; the other kinds show no match. */
const ofMatch: Record<number, Record<Exclude<Mood, 'calm'>, Lines>> = {
  0: { play: footballPlay, break: footballBreak },
  1: { play: basketballPlay, break: basketballBreak },
}

/** Lines somebody of a language may write in a room of a kind, by what its match does. */
export function linesFor(kind: number, language: keyof Lines, mood: Mood): readonly string[] {
  const special = ofMatch[kind]
  if (!special) return [...anyPlay[language], ...anyTime[language]]
  if (mood === 'calm') return anyTime[language]
  const now = mood === 'break' ? special.break[language] : [...special.play[language], ...anyPlay[language]]
  return [...now, ...anyTime[language]]
}
