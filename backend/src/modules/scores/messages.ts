import type { Messages } from '../../kernel/messages'

export const scoresMessages: Messages = {
  'match-unknown': { zh: '没有找到这场比赛', en: 'This match does not exist', vi: 'Không tìm thấy trận đấu này' },
  'match-not-running': { zh: '比赛没有在进行', en: 'The match is not running', vi: 'Trận đấu không diễn ra' },
  'match-not-finished': {
    zh: '比赛结束后才能回放',
    en: 'The replay opens when the match has finished',
    vi: 'Chỉ xem lại được khi trận đấu đã kết thúc',
  },
  'match-started': {
    zh: '比赛已经开始，不能预约',
    en: 'The match has started and cannot be reserved',
    vi: 'Trận đấu đã bắt đầu, không thể đặt lịch',
  },
  'competition-unknown': {
    zh: '没有找到这项赛事',
    en: 'This competition does not exist',
    vi: 'Không tìm thấy giải đấu này',
  },
  'too-many-follows': {
    zh: '关注的球队和联赛太多了，请先取消一些',
    en: 'You follow too many teams and leagues; give some up first',
    vi: 'Bạn theo dõi quá nhiều đội và giải, hãy bỏ bớt trước',
  },
  'vote-closed': {
    zh: '比赛已经开始，不能再投票',
    en: 'The match has started: votes are closed',
    vi: 'Trận đấu đã bắt đầu, không thể bình chọn nữa',
  },
  'already-voted': {
    zh: '你已经为这场比赛投过票了',
    en: 'You have voted on this match already',
    vi: 'Bạn đã bình chọn trận này rồi',
  },
  'season-unknown': { zh: '没有找到这个赛季', en: 'This season does not exist', vi: 'Không tìm thấy mùa giải này' },
  'team-unknown': { zh: '没有找到这支球队', en: 'This team does not exist', vi: 'Không tìm thấy đội bóng này' },
  'player-unknown': { zh: '没有找到这名球员', en: 'This player does not exist', vi: 'Không tìm thấy cầu thủ này' },
}
