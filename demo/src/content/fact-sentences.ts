import type { Language } from '@pitchside/backend/kernel/messages'
import { type FactWords, partsOf } from './fact-words'

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const times = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const mean = (sum: number, count: number) => Math.round(sum / Math.max(1, count))

const zh: FactWords = {
  day: (at) => `${partsOf(at).month} 月 ${partsOf(at).day} 日`,
  moment: (at) => `${partsOf(at).month} 月 ${partsOf(at).day} 日 ${partsOf(at).clock}`,
  formTitle: (n) => pick(['近况：先看战绩', '最近五场', '数字里的状态'], n),
  roundTitle: (n) => pick(['这几天的比赛', '赛场近况', '刚刚踢完的几场'], n),
  nextTitle: (n) => pick(['下一场', '接下来看什么', '赛程'], n),
  record: ({ team, count, won, drawn, lost, scored, conceded }, n) =>
    pick(
      [
        `放到更长的时间里看，${team}最近 ${count} 场是 ${won} 胜 ${drawn} 平 ${lost} 负，得 ${scored} 失 ${conceded}。单场的故事要和这条曲线放在一起读。`,
        `${team}近 ${count} 场 ${won} 胜 ${drawn} 平 ${lost} 负，总比分 ${scored} 比 ${conceded}。这组数字不决定下一场，但说明了球队带着什么状态走进球场。`,
        `战绩是最诚实的背景：${count} 场比赛，${team}赢了 ${won} 场、平了 ${drawn} 场、输了 ${lost} 场，场均得 ${(scored / Math.max(1, count)).toFixed(1)}、失 ${(conceded / Math.max(1, count)).toFixed(1)}。`,
      ],
      n,
    ),
  games: ({ team, count, won, lost, scored, conceded }) =>
    `放到更长的时间里看，${team}最近 ${count} 场 ${won} 胜 ${lost} 负，场均得 ${mean(scored, count)} 分、失 ${mean(conceded, count)} 分。单场的起伏，要和这条曲线放在一起读。`,
  latest: ({ match, day, half, isWon, isLost, team }, n) =>
    pick(
      [
        `最近一场在 ${day}：${match}，半场 ${half}。${isWon ? `${team}把优势保持到了终场。` : isLost ? `${team}没能把局面扳回来。` : '谁也没能再进一步。'}`,
        `${day}的 ${match} 是最新的一块拼图，上半场结束时是 ${half}。${isWon ? '这场胜利拿得并不侥幸。' : isLost ? '输球的原因，赛后被问了很多遍。' : '一场平局，两种解读。'}`,
      ],
      n,
    ),
  goals: (list) => `进球记录：${list}。`,
  goal: (player, minute) => `${player}（${minute}′）`,
  figures: ({ home, away, possession, shots }, n) =>
    pick(
      [
        `控球率 ${possession}，射正 ${shots}（${home}在前，${away}在后）。数据不会替球队进球，但它告诉我们比赛大部分时间发生在哪半场。`,
        `两队控球 ${possession}、射正 ${shots}，前一个数字属于${home}。把它和比分放在一起，就能看出哪一边更会利用机会。`,
      ],
      n,
    ),
  opening: ({ league, count, goals }, isFootball) =>
    isFootball
      ? `${league}最近结束的 ${count} 场比赛一共打进 ${goals} 球，场均 ${(goals / count).toFixed(1)} 个。节奏起来以后，细节往往决定最后的比分。`
      : `${league}最近结束的 ${count} 场比赛场均合计 ${Math.round(goals / count)} 分。节奏快慢，差别首先写在这个数字里。`,
  widest: ({ match, day }) => `其中得分最多的一场是 ${day}的 ${match}。`,
  place: ({ team, position, points, played, league, behind }) =>
    `积分榜上，${team}目前排在${league}第 ${position} 位，${played} 场积 ${points} 分${behind > 0 ? `，距离榜首 ${behind} 分` : '，暂时领跑'}。`,
  leaders: ({ league, list }) => `${league}积分榜前列：${list}。分差不大，每一轮都可能换一个次序。`,
  leader: (team, points) => `${team} ${points} 分`,
  coming: ({ home, away, moment }, n) =>
    pick(
      [
        `下一个看点在 ${moment}（北京时间）：${home}对${away}。场边会有多路解说，首发名单在开场前一小时公布。`,
        `${moment}（北京时间），${home}将迎来${away}。上面的这些数字，届时会有新的一行。`,
      ],
      n,
    ),
}

const months = 'January February March April May June July August September October November December'.split(' ')
const english = (at: number) => `${partsOf(at).day} ${months[partsOf(at).month - 1]}`
const en: FactWords = {
  day: english,
  moment: (at) => `${english(at)} at ${partsOf(at).clock} (UTC+8)`,
  formTitle: (n) => pick(['Form first', 'The last five', 'What the results say'], n),
  roundTitle: (n) => pick(['The latest matches', 'Around the league', 'What was just played'], n),
  nextTitle: (n) => pick(['Next', 'What to watch next', 'Coming up'], n),
  record: ({ team, count, won, drawn, lost, scored, conceded }, n) =>
    pick(
      [
        `Seen over a longer stretch, ${team} have ${times(won, 'win', 'wins')}, ${times(drawn, 'draw', 'draws')} and ${times(lost, 'defeat', 'defeats')} from their last ${count}, scoring ${scored} and conceding ${conceded}. One match is best read beside that line.`,
        `The last ${count} brought ${team} ${times(won, 'win', 'wins')}, ${times(drawn, 'draw', 'draws')} and ${times(lost, 'defeat', 'defeats')}, ${scored} to ${conceded} in all. It does not decide the next one, but it is the mood they walk out with.`,
        `Results are the honest background: ${team} won ${won}, drew ${drawn} and lost ${lost} of ${count}, for ${(scored / Math.max(1, count)).toFixed(1)} a match and ${(conceded / Math.max(1, count)).toFixed(1)} against.`,
      ],
      n,
    ),
  games: ({ team, count, won, lost, scored, conceded }) =>
    `Seen over a longer stretch, ${team} won ${won} and lost ${lost} of their last ${count}, for ${mean(scored, count)} points a game and ${mean(conceded, count)} against. One night is best read beside that line.`,
  latest: ({ match, day, half, isWon, isLost, team }, n) =>
    pick(
      [
        `The latest was on ${day}: ${match}, ${half} at half-time. ${isWon ? `${team} kept what they had to the end.` : isLost ? `${team} found no way back.` : 'Nobody found one more.'}`,
        `${match} on ${day} is the newest piece of the picture; it was ${half} at the break. ${isWon ? 'There was little luck in it.' : isLost ? 'Why it was lost was asked more than once afterwards.' : 'A draw, and two ways to read it.'}`,
      ],
      n,
    ),
  goals: (list) => `The goals: ${list}.`,
  goal: (player, minute) => `${player} (${minute}′)`,
  figures: ({ home, away, possession, shots }, n) =>
    pick(
      [
        `Possession was ${possession} and shots on target ${shots}, ${home} first and ${away} second. Figures score no goals, but they say in which half of the pitch the match was played.`,
        `${home} come first in both: possession ${possession}, shots on target ${shots} against ${away}. Beside the score they show who made more of what there was.`,
      ],
      n,
    ),
  opening: ({ league, count, goals }, isFootball) =>
    isFootball
      ? `The last ${count} matches of the ${league} had ${goals} goals between them, ${(goals / count).toFixed(1)} a match. Once the pace is up, small things decide.`
      : `The last ${count} games of the ${league} ended with ${Math.round(goals / count)} points each on average, both sides together. How fast a league plays is written in that number first.`,
  widest: ({ match, day }) => `The highest score among them was ${match} on ${day}.`,
  place: ({ team, position, points, played, league, behind }) =>
    `In the ${league} table ${team} stand at number ${position} with ${points} points from ${played}${behind > 0 ? `, ${behind} behind the leaders` : ', ahead of everybody else'}.`,
  leaders: ({ league, list }) =>
    `The top of the ${league}: ${list}. The gaps are small enough for every round to change the order.`,
  leader: (team, points) => `${team} ${points}`,
  coming: ({ home, away, moment }, n) =>
    pick(
      [
        `Next to watch: ${home} against ${away} on ${moment}. Several hosts cover it on Pitchside; line-ups come an hour before the start.`,
        `On ${moment} ${home} receive ${away}, and the numbers above get another line.`,
      ],
      n,
    ),
}

const vietnamese = (at: number) => `${partsOf(at).day}/${partsOf(at).month}`
const vi: FactWords = {
  day: vietnamese,
  moment: (at) => `${partsOf(at).clock} ngày ${vietnamese(at)} (giờ Bắc Kinh)`,
  formTitle: (n) => pick(['Phong độ gần đây', 'Năm trận vừa qua', 'Kết quả nói gì'], n),
  roundTitle: (n) => pick(['Những trận vừa đấu', 'Quanh giải đấu', 'Vừa kết thúc'], n),
  nextTitle: (n) => pick(['Trận tới', 'Xem gì tiếp theo', 'Lịch thi đấu'], n),
  record: ({ team, count, won, drawn, lost, scored, conceded }, n) =>
    pick(
      [
        `Nhìn dài hơn, ${count} trận gần nhất ${team} thắng ${won}, hòa ${drawn}, thua ${lost}, ghi ${scored} và để lọt ${conceded}. Một trận đấu nên được đọc bên cạnh đường biểu diễn ấy.`,
        `${team} có ${won} trận thắng, ${drawn} hòa, ${lost} thua trong ${count} trận vừa qua, tổng tỉ số ${scored}–${conceded}. Con số này không quyết định trận tới, nhưng cho biết họ bước ra sân với tâm thế nào.`,
        `Kết quả là bối cảnh trung thực nhất: ${count} trận, ${team} thắng ${won}, hòa ${drawn}, thua ${lost}; trung bình ghi ${(scored / Math.max(1, count)).toFixed(1)} và thua ${(conceded / Math.max(1, count)).toFixed(1)} mỗi trận.`,
      ],
      n,
    ),
  games: ({ team, count, won, lost, scored, conceded }) =>
    `Nhìn dài hơn, ${count} trận gần nhất ${team} thắng ${won}, thua ${lost}, trung bình ghi ${mean(scored, count)} và thua ${mean(conceded, count)} điểm mỗi trận. Một đêm nên được đọc bên cạnh đường biểu diễn ấy.`,
  latest: ({ match, day, half, isWon, isLost, team }, n) =>
    pick(
      [
        `Trận gần nhất diễn ra ngày ${day}: ${match}, hiệp một ${half}. ${isWon ? `${team} giữ được lợi thế đến hết trận.` : isLost ? `${team} không tìm được đường trở lại.` : 'Không bên nào ghi thêm được nữa.'}`,
        `${match} ngày ${day} là mảnh ghép mới nhất; hết hiệp một là ${half}. ${isWon ? 'Chiến thắng không hề may mắn.' : isLost ? 'Vì sao thua là câu hỏi được nhắc lại nhiều lần sau trận.' : 'Một trận hòa, hai cách nhìn.'}`,
      ],
      n,
    ),
  goals: (list) => `Bàn thắng: ${list}.`,
  goal: (player, minute) => `${player} (${minute}′)`,
  figures: ({ home, away, possession, shots }, n) =>
    pick(
      [
        `Kiểm soát bóng ${possession}, sút trúng đích ${shots} (${home} trước, ${away} sau). Số liệu không ghi bàn thay đội bóng, nhưng cho biết trận đấu diễn ra ở nửa sân nào.`,
        `Hai đội cầm bóng ${possession} và sút trúng ${shots}, số đầu là của ${home}, số sau của ${away}. Đặt cạnh tỉ số sẽ thấy bên nào tận dụng tốt hơn.`,
      ],
      n,
    ),
  opening: ({ league, count, goals }, isFootball) =>
    isFootball
      ? `${count} trận vừa kết thúc của ${league} có tổng cộng ${goals} bàn, trung bình ${(goals / count).toFixed(1)} bàn mỗi trận. Khi nhịp đã lên, chi tiết nhỏ quyết định tỉ số.`
      : `${count} trận vừa kết thúc của ${league} có trung bình ${Math.round(goals / count)} điểm cho cả hai đội. Nhịp độ của một giải trước hết nằm ở con số ấy.`,
  widest: ({ match, day }) => `Trận có tỉ số cao nhất trong số đó là ${match} ngày ${day}.`,
  place: ({ team, position, points, played, league, behind }) =>
    `Trên bảng xếp hạng ${league}, ${team} đang đứng thứ ${position} với ${points} điểm sau ${played} trận${behind > 0 ? `, kém đội đầu bảng ${behind} điểm` : ', tạm dẫn đầu'}.`,
  leaders: ({ league, list }) => `Nhóm đầu ${league}: ${list}. Khoảng cách đủ nhỏ để mỗi vòng có thể đổi thứ tự.`,
  leader: (team, points) => `${team} ${points} điểm`,
  coming: ({ home, away, moment }, n) =>
    pick(
      [
        `Đáng xem tiếp theo: ${home} gặp ${away} lúc ${moment}. Sát Sân có nhiều bình luận viên theo trận; đội hình công bố một giờ trước giờ bóng lăn.`,
        `Lúc ${moment}, ${home} tiếp ${away}, và những con số trên sẽ có thêm một dòng.`,
      ],
      n,
    ),
}

/** How facts are told, by language. */
export const factSentences: Record<Language, FactWords> = { zh, en, vi }
