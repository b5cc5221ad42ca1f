import type { Language } from '../../../kernel/messages'

type Told = readonly [zh: string, en: string, vi: string]

/** What rooms of the demo say of themselves, in every language; one of the three is what the room was seeded with. */
const told: readonly Told[] = [
  [
    '老韩之夜：焦点战全程解说，绝不冷场',
    'Han’s night: the big match, called end to end',
    'Đêm của Hàn: bình luận trọn trận tâm điểm',
  ],
  [
    '双解说阵容上线，赛前战术板已就位',
    'Two voices tonight, tactics board at the ready',
    'Hai bình luận viên, bảng chiến thuật đã sẵn sàng',
  ],
  ['强强对话，第三节见真章', 'Giants collide: the third quarter decides', 'Đại chiến: hiệp ba phân định'],
  ['战术拆解专场，边看边画', 'Tactics night: watch and draw along', 'Đêm chiến thuật: vừa xem vừa vẽ'],
  [
    '能否守住主场不败？小卓陪你看完',
    'Will the home run last? Stay to the end with Zhuo',
    'Giữ được sân nhà không? Xem đến phút cuối cùng Trác',
  ],
  [
    '场边现场，边线声音全收录',
    'From the touchline, with every sound of it',
    'Sát đường biên, nghe trọn âm thanh sân cỏ',
  ],
  [
    '阿楠说球：控场还是反击，看谁先变招',
    'Nan on football: possession or counter, who blinks first',
    'Nam nói bóng đá: kiểm soát hay phản công',
  ],
  ['小雨带你看最后一攻', 'The last possession, with Yu', 'Pha tấn công cuối cùng cùng Vũ'],
  ['三分雨小米：今晚命中率必须过四成', 'Rain of threes: forty per cent or bust', 'Mưa ba điểm: tối nay phải trên 40%'],
  [
    'Tuấn 解说：直播陪看，一分钟都不错过',
    'Live with Tuấn, not a minute missed',
    'Bình luận trực tiếp cùng Tuấn, không bỏ lỡ phút nào',
  ],
  [
    '决胜局复盘，今晚谁捧杯',
    'The decider replayed: who lifts the cup tonight',
    'Xem lại ván quyết định: ai nâng cúp tối nay',
  ],
  ['Mai 讲场外故事，一起看球', 'Stories off the pitch with Mai', 'Mai kể chuyện bên lề, xem bóng cùng nhau'],
  ['南看台视角，带着嗓子来', 'From the south stand: bring your voice', 'Góc khán đài Nam: nhớ mang theo giọng hát'],
  ['Coach Miles 战术陪看', 'Tactical watch-along with Coach Miles', 'Xem chiến thuật cùng HLV Miles'],
  ['内线肉搏战，小陈一帧一帧看', 'Battle in the paint, frame by frame', 'Cuộc chiến dưới rổ, xem từng khung hình'],
  ['实时数据流解说，胜负在数字里', 'Live by the numbers', 'Bình luận theo dữ liệu: thắng thua trong con số'],
  [
    '快攻集结！转换进攻全解析',
    'Fast breaks only: transition explained',
    'Phản công nhanh: mổ xẻ chuyển đổi trạng thái',
  ],
  ['从门将视角看这场球', 'The match as a keeper sees it', 'Trận đấu qua mắt thủ môn'],
  [
    '录像室直播：读懂挡拆',
    'Film room live: reading the pick and roll',
    'Phòng phân tích: đọc tình huống pick and roll',
  ],
  ['底线到网前，球拍圈夜话', 'Baseline to net: racket talk', 'Từ cuối sân lên lưới: chuyện làng vợt'],
  ['排球夜谈：一攻与反击', 'Volleyball by night: first attack and counter', 'Bóng chuyền đêm: tấn công và phản công'],
  [
    '定位球专题，角球也算半个点球',
    'Set pieces: a corner is half a penalty',
    'Chuyên đề bóng chết: phạt góc là nửa quả phạt đền',
  ],
  ['今晚休息，明天见', 'Off tonight, see you tomorrow', 'Tối nay nghỉ, hẹn ngày mai'],
  ['赛后复盘，明晚八点开讲', 'After the whistle: tomorrow at eight', 'Nhìn lại sau trận: 8 giờ tối mai'],
  [
    '今晚赛后接着聊，点亮粉丝牌参与半场抽奖。',
    'We talk on after the match; a draw at half-time.',
    'Sau trận trò chuyện tiếp, rút thăm giữa hiệp.',
  ],
  [
    '欢迎来到直播间，理性看球，文明发言。',
    'Welcome. Enjoy the game and keep it friendly.',
    'Chào mừng! Xem bóng vui vẻ, bình luận văn minh.',
  ],
  [
    '每节结束抽三位朋友聊战术。',
    'After each quarter three of you talk tactics.',
    'Hết mỗi hiệp mời ba bạn bàn chiến thuật.',
  ],
  [
    '有问题打在公屏，半场统一回答。',
    'Ask in the chat, answers at half-time.',
    'Cứ hỏi trong chat, giữa hiệp sẽ trả lời.',
  ],
  ['只聊篮球，不聊别的。', 'Basketball and nothing else.', 'Chỉ nói về bóng rổ.'],
  ['欢迎大家，请文明评论！', 'Welcome all, keep it friendly!', 'Chào mừng các bạn, bình luận văn minh nhé!'],
  [
    '欢迎！中场休息答问，请友善发言。',
    'Welcome! Questions at half-time, keep it friendly.',
    'Chào mừng! Hỏi đáp giữa hiệp, hãy thân thiện nhé.',
  ],
  [
    '焦点战之夜：赛前两小时开麦',
    'Night of the big match: on air two hours before',
    'Đêm trận cầu tâm điểm: lên sóng trước hai giờ',
  ],
  ['边看边聊，半场统一答问', 'Watching and talking, answers at half-time', 'Vừa xem vừa trò chuyện, giữa hiệp trả lời'],
  ['加时见分晓，陪你看到最后一秒', 'Extra time: to the very last second', 'Hiệp phụ phân định, xem đến giây cuối cùng'],
  ['周中补赛，慢慢看', 'A midweek match, unhurried', 'Trận đá bù giữa tuần, xem thong thả'],
  ['战术视角', 'Tactics', 'Chiến thuật'],
  ['现场', 'On site', 'Tại sân'],
  ['数据', 'Data', 'Dữ liệu'],
  ['第二视角', 'Second view', 'Góc nhìn khác'],
]

const places: Record<Language, number> = { zh: 0, en: 1, vi: 2 }
const byText = new Map(told.flatMap((texts) => texts.map((text) => [text, texts] as const)))

/** A text of a demo room in a language; what its anchor has written since stays as it is. */
export const demoText = (text: string, language: Language): string => byText.get(text)?.[places[language]] ?? text
