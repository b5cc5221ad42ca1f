/** Sentences of the play-by-play. `{a}` who did it, `{b}` who else, `{t}` the team, `{n}` a number. */
export type LineKind =
  | 'two'
  | 'three'
  | 'assisted'
  | 'assistedThree'
  | 'andOne'
  | 'missed'
  | 'missedThree'
  | 'blocked'
  | 'turnover'
  | 'steal'
  | 'freeThrows'
  | 'foul'
  | 'taken'
  | 'rebound'
  | 'offensiveRebound'

export interface LineText {
  zh: string
  en: string
  vi: string
}

const text = (zh: string, en: string, vi: string): LineText => ({ zh, en, vi })

export const basketballLines: Record<LineKind, readonly LineText[]> = {
  two: [
    text('{a}突破上篮得手', '{a} drives and lays it in', '{a} đột phá lên rổ thành công'),
    text('{a}中距离跳投命中', '{a} hits the mid-range jumper', '{a} ném cự ly trung bình vào rổ'),
    text('{a}篮下强打得分', '{a} scores inside', '{a} ghi điểm dưới rổ'),
    text('{a}后仰跳投命中', '{a} makes the fade-away', '{a} ngả người ném trúng rổ'),
  ],
  three: [
    text('{a}弧顶三分命中', '{a} makes a three from the top', '{a} ném ba điểm từ đỉnh vòng cung'),
    text(
      '{a}借掩护三分出手，球进',
      '{a} comes off the screen and hits the three',
      '{a} vòng qua chắn người và ghi ba điểm',
    ),
    text('{a}底角三分得手', '{a} knocks down the corner three', '{a} ghi ba điểm từ góc sân'),
  ],
  assisted: [
    text('{b}助攻，{a}上篮得分', '{a} lays it in, assist {b}', '{a} lên rổ ghi điểm, {b} kiến tạo'),
    text('{b}妙传，{a}空切得手', '{a} finishes the cut, fed by {b}', '{b} chuyền đẹp, {a} cắt vào ghi điểm'),
    text('{b}分球，{a}跳投命中', '{b} finds {a} for the jumper', '{b} chuyền cho {a} nhảy ném thành công'),
    text(
      '{b}与{a}打成挡拆配合',
      '{b} and {a} score from the pick and roll',
      '{b} phối hợp chắn và lăn cùng {a} ghi điểm',
    ),
  ],
  assistedThree: [
    text('{b}传出，{a}三分命中', '{a} hits the three, assist {b}', '{b} chuyền ra, {a} ghi ba điểm'),
    text(
      '{b}助攻，{a}底角三分开火得手',
      '{b} kicks it out and {a} makes the corner three',
      '{b} kiến tạo, {a} ném ba điểm từ góc',
    ),
    text(
      '{b}快速转移，{a}远投命中',
      'Quick ball from {b}, {a} hits from deep',
      '{b} luân chuyển nhanh, {a} ném xa trúng đích',
    ),
  ],
  andOne: [
    text('{a}打成{n}+1', '{a} scores through the foul for {n} plus one', '{a} ghi {n} điểm và được ném phạt'),
    text(
      '{a}造犯规并命中，{n}+1',
      '{a} draws the foul and scores {n}',
      '{a} bị phạm lỗi vẫn ghi {n} điểm, thêm ném phạt',
    ),
    text(
      '{a}抗住对抗得{n}分，加罚一次',
      '{a} takes the contact and makes {n}, one free throw',
      '{a} chịu va chạm ghi {n} điểm, ném phạt một quả',
    ),
  ],
  missed: [
    text('{a}投篮偏出', '{a} misses the shot', '{a} ném không trúng'),
    text('{a}上篮不中', '{a} misses the lay-up', '{a} lên rổ hỏng'),
    text('{a}跳投弹框而出', '{a} is off with the jumper', '{a} nhảy ném bật vành rổ'),
  ],
  missedThree: [
    text('{a}三分不中', '{a} misses the three', '{a} ném ba điểm hỏng'),
    text('{a}三分弹框而出', '{a} is off from three', '{a} ném ba điểm bật vành'),
    text('{a}远投偏出', '{a} misses from deep', '{a} ném xa không trúng'),
  ],
  blocked: [
    text('{b}送出盖帽，{a}出手被拦', '{b} blocks {a}', '{b} chắn cú ném của {a}'),
    text('{a}出手被{b}封下', '{a} is rejected by {b}', '{a} bị {b} cản phá'),
    text('{b}补防赶到盖掉{a}', '{b} arrives to block {a}', '{b} kịp về chắn bóng {a}'),
  ],
  turnover: [
    text('{a}传球失误', '{a} throws it away', '{a} chuyền hỏng'),
    text('{a}走步违例', '{a} travels', '{a} chạy bước'),
    text('{a}进攻失误，球权转换', '{a} turns it over', '{a} mất bóng'),
  ],
  steal: [
    text('{b}抢断{a}', '{b} steals from {a}', '{b} cướp bóng từ {a}'),
    text('{a}传球被{b}断下', '{b} picks off the pass of {a}', 'Đường chuyền của {a} bị {b} cắt'),
    text('{b}切球成功，{a}丢失球权', '{b} strips {a}', '{b} chọc bóng, {a} mất quyền kiểm soát'),
  ],
  freeThrows: [
    text('{a}罚球{n}', '{a} makes {n} free throws', '{a} ném phạt vào {n}'),
    text('{b}犯规，{a}站上罚球线，{n}', 'Foul on {b}, {a} makes {n} at the line', '{b} phạm lỗi, {a} ném phạt vào {n}'),
    text(
      '{a}造成{b}投篮犯规，罚中{n}',
      '{a} is fouled by {b} shooting and makes {n}',
      '{a} bị {b} phạm lỗi khi ném, vào {n}',
    ),
  ],
  foul: [
    text('{b}防守犯规', 'Foul on {b}', '{b} phạm lỗi phòng ngự'),
    text('{b}拉人犯规，{t}发边线球', '{b} holds, {t} throw in', '{b} kéo người, {t} phát bóng biên'),
    text('{b}推人犯规', '{b} is called for a push', '{b} đẩy người'),
  ],
  taken: [
    text(
      '{b}战术犯规停表，{a}罚中{n}',
      '{b} fouls to stop the clock, {a} makes {n}',
      '{b} phạm lỗi chiến thuật, {a} ném phạt vào {n}',
    ),
    text('{b}采取犯规战术，{a}罚球{n}', 'Taken foul by {b}, {a} makes {n}', '{b} chủ động phạm lỗi, {a} ném phạt {n}'),
    text('{b}立即犯规，{a}两罚{n}', '{b} fouls at once, {a} makes {n}', '{b} phạm lỗi ngay, {a} ném phạt {n}'),
  ],
  rebound: [
    text('，{b}抢下篮板', ', rebound {b}', ', {b} bắt bóng bật bảng'),
    text('，{b}收下后场篮板', ', defensive rebound {b}', ', {b} giành bóng bật bảng phòng ngự'),
    text('，篮板归{b}', ', {b} gets the board', ', bóng bật bảng thuộc về {b}'),
  ],
  offensiveRebound: [
    text('，{b}抢到前场篮板', ', offensive rebound {b}', ', {b} giành bóng bật bảng tấn công'),
    text('，{b}冲抢前场板得手', ', {b} keeps it alive', ', {b} tranh được bóng bật bảng'),
    text('，{b}再次获得球权', ', {b} gets it back', ', {b} lấy lại bóng'),
  ],
}
