import { call } from '../fixtures/api'
import { demo } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import type { Fact, Subject } from './fact'

/** A number as the site writes it. */
const number = '([\\d,.]+[万亿]?)'

async function runningMatches({ address }: RunningSite): Promise<Subject[]> {
  const { data } = await call(address, 'listFootballMatches', { type: 1, is_web: 1 })
  const inPlay = data.filter(({ status, stage }) => (status === 2 || status === 4) && stage === '')
  return inPlay.slice(0, 3).map((match) => ({
    name: `${match.home_team_name_zh} - ${match.away_team_name_zh}`,
    id: match.id,
    league: match.competition_id,
    home: match.home_team_name_zh,
    homeId: match.home_team_id,
    away: match.away_team_name_zh,
  }))
}

async function anchors({ address }: RunningSite): Promise<Subject[]> {
  const ids = [101, demo.anchor]
  const users = await Promise.all(ids.map((id) => call(address, 'getUser', { id })))
  return users.map(({ id, user_nickname }) => ({ name: user_nickname, id }))
}

async function articles({ address }: RunningSite): Promise<Subject[]> {
  const { list } = await call(address, 'listHeadlines', { page: 1 })
  return list.data.slice(0, 3).map(({ id, title }) => ({ name: title, id, word: title.slice(0, 8) }))
}

async function videos({ address }: RunningSite): Promise<Subject[]> {
  const { data } = await call(address, 'listVideos', { page: 1 })
  return data.slice(0, 2).map(({ id, title }) => ({ name: title, id, word: title.slice(0, 8) }))
}

async function experts({ address }: RunningSite): Promise<Subject[]> {
  const { data } = await call(address, 'listExperts', { page: 1 })
  return data.slice(0, 2).map(({ expert_id, nickname }) => ({ name: nickname, id: expert_id }))
}

/** So many posts stand on the first page of any list of them. */
const firstPage = 8

async function topics({ address }: RunningSite): Promise<Subject[]> {
  const rows = await call(address, 'listTopics', { name: '' })
  return rows
    .filter(({ num }) => num <= firstPage)
    .slice(0, 3)
    .map(({ name }) => ({ name, word: encodeURIComponent(name) }))
}

async function posts({ address }: RunningSite): Promise<Subject[]> {
  const { data } = await call(address, 'listCirclePosts', { page: 1 })
  return data.slice(0, 3).map(({ id, circle_id }) => ({ name: `post ${id}`, id, circle: circle_id }))
}

const one = (subject: Subject) => () => Promise.resolve([subject])
/** A post in a list of posts. */
const card = 'main article:has(a[href="/circle-detail?post={id}#comments"])'
const team = 'main table tr:has(a[href$="team={homeId}"])'

/** Every fact that more than one page shows. A new place of a fact is one line here. */
export const facts: readonly Fact[] = [
  {
    name: 'score of a match',
    subjects: runningMatches,
    places: [
      {
        page: '/football?tab=live',
        at: '[data-row="{id}"] [class*="score_"]',
        find: '(\\d+) - (\\d+)',
        isPartial: true,
      },
      { page: '/score-detail?type=football&id={id}', at: 'main h1', find: '(\\d+) 比 (\\d+)' },
      { page: '/score-detail?type=football&id={id}', at: 'main header [class*="score_"]', find: '(\\d+) ?– ?(\\d+)' },
      { page: '/score-detail?type=football&id={id}', at: 'title', find: '^(\\d+)-(\\d+) ' },
      {
        page: '/search?name={home}&tab=matches',
        at: 'main a[href$="id={id}"]',
        find: '{home} (\\d+) .*{away} (\\d+)',
        isPartial: true,
      },
    ],
  },
  {
    name: 'rank of a team',
    subjects: runningMatches,
    places: [
      { page: '/football?tab=live', at: '[data-row="{id}"] [class*="homeSide"] [class*="rank"]', isPartial: true },
      { page: '/score-detail?type=football&id={id}', at: 'main header', find: '排名 (\\d+)' },
      {
        page: '/score-detail?type=football&id={id}&tab=table',
        // Lorient (洛里昂) has Lyon (里昂) in it.
        at: 'main table tr:has(:text-is("{home}"))',
        find: '^(\\d+)',
      },
      { page: '/base-football?id={league}', at: team, find: '^(\\d+)' },
    ],
  },
  {
    name: 'followers of an anchor',
    subjects: anchors,
    places: [
      { page: '/persona?id={id}', at: 'main', find: `${number} 粉丝` },
      { page: '/live?id={id}', at: 'main header button[aria-pressed]', find: `关注 ?${number}` },
      {
        page: '/search?name={name}&tab=anchors',
        at: 'main a[href="/live?id={id}"], main a[href="/persona?id={id}"]',
        find: `${number} 粉丝`,
      },
    ],
  },
  {
    name: 'own followers',
    subjects: one({ name: 'the demo anchor', id: demo.anchor }),
    places: [
      { page: '/persona?id={id}', at: 'main', find: `${number} 粉丝` },
      { page: '/member', as: 'anchor', at: 'main dl > div:nth-child(1) dd' },
      { page: '/member?type=21', as: 'anchor', at: 'main', find: `粉丝数? ${number}` },
    ],
  },
  {
    name: 'followers of an expert',
    subjects: experts,
    places: [
      { page: '/specialist-home?type=0', at: 'main a[href="/specialist-info?id={id}"]', find: `${number} 粉丝` },
      { page: '/specialist-info?id={id}', at: 'main', find: `${number} 粉丝` },
      { page: '/persona?id={id}', at: 'main', find: `${number} 粉丝` },
    ],
  },
  {
    name: 'reads of an article',
    subjects: articles,
    slack: 3,
    places: [
      { page: '/news', at: 'main a[href="/detail?id={id}"] [title="阅读"]', isPartial: true },
      { page: '/detail?id={id}', at: 'main h1 + p > span:has(svg)' },
      {
        page: '/search?name={word}&tab=news',
        at: 'main a[href="/detail?id={id}"]',
        find: `${number} 阅读`,
        isPartial: true,
      },
    ],
  },
  {
    name: 'comments of an article',
    subjects: articles,
    places: [
      { page: '/news', at: 'main a[href="/detail?id={id}"] [title="评论"]', isPartial: true },
      { page: '/detail?id={id}', at: 'main h1 + p > a[href="#comments"]' },
      { page: '/detail?id={id}', at: '#comments', find: `评论 ?${number}` },
    ],
  },
  {
    name: 'views of a video',
    subjects: videos,
    slack: 3,
    places: [
      { page: '/video-list', at: 'main a[href="/video-player?id={id}"] [title="播放"]' },
      { page: '/video-player?id={id}', at: 'main [class*="views"]' },
      {
        page: '/search?name={word}&tab=videos',
        at: 'main a[href="/video-player?id={id}"] [title="播放"]',
        isPartial: true,
      },
    ],
  },
  {
    name: 'balance of diamonds',
    subjects: one({ name: 'the rich visitor' }),
    places: [
      { page: '/member', as: 'rich', at: 'main dl > div:nth-child(3) dd' },
      { page: '/member?type=1', as: 'rich', at: 'main', find: `球钻余额 ${number}` },
      { page: '/member?type=6', as: 'rich', at: 'main [class*="purse"]' },
      { page: '/live?id=101', as: 'rich', at: 'main [title="余额"]', find: `${number}$` },
    ],
  },
  {
    name: 'unread messages',
    subjects: one({ name: 'the visitor of the demo' }),
    places: [
      {
        page: '/member',
        as: 'visitor',
        at: 'nav[aria-label="个人中心"] button:has-text("消息")',
        find: '(\\d+)$',
        whenBlank: '0',
      },
      {
        page: '/member?type=26',
        as: 'visitor',
        at: 'nav[aria-label="个人中心"] a[href$="type=26"]',
        find: '(\\d+)$',
        whenBlank: '0',
      },
      { page: '/member?type=26', as: 'visitor', at: 'main [role="tab"]:nth-child(1)', find: '(\\d+)$', whenBlank: '0' },
    ],
  },
  {
    name: 'nobles of a room',
    subjects: one({ name: 'room 3', id: demo.anchor }),
    places: [
      { page: '/live?id={id}', at: 'aside [role="tab"]:nth-child(4)', find: '(\\d+)$', whenBlank: '0' },
      { page: '/live?id={id}', at: 'main', find: '本场 (\\d+) 位贵族' },
    ],
  },
  {
    name: 'matches found',
    subjects: one({ name: '阿森纳' }),
    places: [
      {
        page: '/search?name={name}',
        at: 'main [role="tab"]:has-text("比赛"), main nav a:has-text("比赛")',
        find: '(\\d+)$',
        whenBlank: '0',
      },
      { page: '/search?name={name}', at: 'main a[href$="tab=matches"]:has-text("全部")', find: '(\\d+)' },
      { page: '/search?name={name}&tab=matches', at: 'main a[href*="/score-detail"]', isCount: true },
    ],
  },
  {
    name: 'members of a circle',
    subjects: one({ name: 'the first circle', id: 1 }),
    places: [
      { page: '/circle', at: 'aside a[href="/circle-detail?id={id}"]', find: `${number} 成员` },
      { page: '/circle-detail?id={id}', at: 'main header', find: `${number} 成员` },
    ],
  },
  {
    name: 'posts with a topic',
    subjects: topics,
    places: [
      { page: '/circle', at: 'aside a[href="/circle?topic={word}"]', find: '(\\d+)$', isPartial: true },
      { page: '/circle?topic={word}', at: 'aside a[href="/circle?topic={word}"]', find: '(\\d+)$', isPartial: true },
      { page: '/circle?topic={word}', at: 'main article', isCount: true },
    ],
  },
  {
    name: 'comments of a post',
    subjects: posts,
    places: [
      { page: '/circle?tab=new', at: `${card} a:has-text("评论")`, find: '(\\d+)$', whenBlank: '0', isPartial: true },
      {
        page: '/circle-detail?id={circle}',
        at: `${card} a:has-text("评论")`,
        find: '(\\d+)$',
        whenBlank: '0',
        isPartial: true,
      },
      { page: '/circle-detail?post={id}', at: '#comments', find: '评论 ?(\\d+)' },
    ],
  },
  {
    name: 'likes of a post',
    subjects: posts,
    places: [
      {
        page: '/circle?tab=new',
        at: `${card} button:has-text("点赞")`,
        find: '(\\d+)$',
        whenBlank: '0',
        isPartial: true,
      },
      { page: '/circle-detail?post={id}', at: 'main article button:has-text("点赞")', find: '(\\d+)$', whenBlank: '0' },
    ],
  },
  {
    name: 'follows of a member',
    subjects: one({ name: 'the visitor of the demo', id: demo.visitor }),
    places: [
      { page: '/member', as: 'visitor', at: 'main dl > div:nth-child(2) dd' },
      { page: '/member?type=2', as: 'visitor', at: 'main', find: '共关注 (\\d+) 人' },
      { page: '/persona?id={id}', at: 'main', find: `${number} 关注` },
    ],
  },
  {
    name: 'listed followers',
    subjects: one({ name: 'the demo anchor', id: demo.anchor }),
    places: [
      { page: '/member?type=14', as: 'anchor', at: 'main', find: '最近关注的 (\\d+) 位' },
      { page: '/persona?id={id}', at: 'main', find: `${number} 粉丝` },
    ],
  },
]
