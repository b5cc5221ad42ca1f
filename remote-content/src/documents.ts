import type { PageDocument } from '@pitchside/remote-kit'

const article: PageDocument = {
  path: '/detail',
  ask: { call: 'getHeadline', input: { id: '{?id}' } },
  address: '/detail?id={info.id}',
  title: '{info.title}',
  description: { by: '{info.summary}', of: { '': '{info.content|plain}', '*': '{info.summary}' } },
  picture: '/previews/{info.lang}/article-{info.id}.jpg',
  kind: 'article',
  language: '{info.lang}',
  copies: { each: 'info.copies', language: '{item.lang}', address: '/detail?id={item.id}' },
  crumbs: [
    { name: { zh: '头条资讯', en: 'News', vi: 'Tin tức' }, address: '/news' },
    { name: '{info.category_name}', address: '/news?cid={info.cid}' },
  ],
  things: [
    {
      '@type': 'NewsArticle',
      headline: '{info.title}',
      description: '{info.summary}',
      image: '{info.img|first|address}',
      datePublished: '{info.addtime|time}',
      dateModified: {
        by: '{info.updatetime}',
        of: { '': '{info.addtime|time}', '*': '{info.updatetime|time}' },
      },
      inLanguage: '{info.lang}',
      articleSection: '{info.category_name}',
      keywords: '{info.tags}',
      author: { '@type': 'Person', name: '{info.user_nickname}' },
    },
  ],
  body: [
    { block: 'text', text: '{info.user_nickname} · {info.addtime|date}' },
    { block: 'picture', address: '{info.img|first}', of: '{info.title}' },
    { block: 'html', html: '{info.content}' },
    {
      block: 'list',
      title: { zh: '相关资讯', en: 'Related news', vi: 'Tin liên quan' },
      each: 'recommend',
      text: '{item.title}',
      address: '/detail?id={item.id}',
    },
  ],
}

const about = (kind: 'match' | 'post' | 'video', isNewest: boolean): NonNullable<PageDocument['ask']> => ({
  call: 'searchHits',
  input: { name: '{name}', kind, strict: '1', ...(isNewest ? { sort: '1' } : {}) },
})

/** The hub of a tag: what is written, shown and played about it. */
const topic: PageDocument = {
  path: '/topic',
  when: { name: '*' },
  ask: { call: 'getTopic', input: { name: '{?name}' } },
  more: { matches: about('match', false), videos: about('video', true), posts: about('post', true) },
  address: '/topic?name={name}',
  title: { zh: '话题：{name}', en: 'Topic: {name}', vi: 'Chủ đề: {name}' },
  description: {
    zh: '关于{name}的资讯、视频、比赛和圈子帖子。',
    en: 'News, videos, matches and circle posts about {name}.',
    vi: 'Tin tức, video, trận đấu và bài đăng cộng đồng về {name}.',
  },
  picture: '{list.0.img|first}',
  crumbs: [{ name: { zh: '头条资讯', en: 'News', vi: 'Tin tức' }, address: '/news' }],
  things: [
    {
      '@type': 'CollectionPage',
      name: '{name}',
      hasPart: {
        each: 'list',
        make: {
          '@type': 'NewsArticle',
          headline: '{item.title}',
          url: '{@origin}/detail?id={item.id}',
          datePublished: '{item.addtime|time}',
          dateModified: '{item.addtime|time}',
          inLanguage: '{item.lang}',
          author: { '@type': 'Person', name: '{item.user_nickname}' },
        },
      },
    },
  ],
  body: [
    {
      block: 'list',
      title: { zh: '资讯', en: 'News', vi: 'Tin tức' },
      each: 'list',
      text: '{item.title}',
      address: '/detail?id={item.id}',
    },
    {
      block: 'list',
      title: { zh: '比赛', en: 'Matches', vi: 'Trận đấu' },
      each: 'more.matches.data',
      text: '{item.home.name} vs {item.away.name} · {item.addtime|date}',
    },
    {
      block: 'list',
      title: { zh: '视频', en: 'Videos', vi: 'Video' },
      each: 'more.videos.data',
      text: '{item.title}',
      address: '/video-player?id={item.id}',
    },
    {
      block: 'list',
      title: { zh: '帖子', en: 'Posts', vi: 'Bài đăng' },
      each: 'more.posts.data',
      text: '{item.title}',
      address: '/circle-detail?post={item.id}',
    },
    {
      block: 'list',
      title: { zh: '相关话题', en: 'Related topics', vi: 'Chủ đề liên quan' },
      each: 'related',
      text: '{item.name}',
      address: '/topic?name={item.name}',
    },
  ],
}

const video: PageDocument = {
  path: '/video-player',
  ask: { call: 'getVideo', input: { id: '{?id}' } },
  address: '/video-player?id={id}',
  title: '{title}',
  description: {
    zh: '{title}。{user_nickname}的视频，{classification_name}。',
    en: '{title}. A video by {user_nickname} in {classification_name}.',
    vi: '{title}. Video của {user_nickname}, {classification_name}.',
  },
  picture: '{img}',
  kind: 'video.other',
  crumbs: [{ name: { zh: '视频', en: 'Videos', vi: 'Video' }, address: '/video-list' }],
  things: [
    {
      '@type': 'VideoObject',
      name: '{title}',
      description: '{title}',
      thumbnailUrl: '{img|address}',
      uploadDate: '{addtime|time}',
      duration: '{duration|duration}',
      contentUrl: '{video|address}',
      author: { '@type': 'Person', name: '{user_nickname}' },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction', name: 'views' },
        userInteractionCount: '{click}',
      },
    },
  ],
  body: [
    { block: 'picture', address: '{img}', of: '{title}' },
    { block: 'text', text: '{user_nickname} · {addtime|date}' },
  ],
}

const expert: PageDocument = {
  path: '/specialist-info',
  ask: { call: 'getExpert', input: { id: '{?id}' } },
  address: '/specialist-info?id={info.expert_id}',
  title: '{info.nickname}',
  description: {
    by: '{info.describe}',
    of: {
      '': {
        zh: '{info.nickname}的战绩与方案：{info.article_num}个方案，{info.hit_num}中。',
        en: 'Record and picks of {info.nickname}: {info.article_num} picks, {info.hit_num} hits.',
        vi: 'Thành tích và nhận định của {info.nickname}: {info.article_num} nhận định, trúng {info.hit_num}.',
      },
      '*': '{info.nickname}: {info.describe}',
    },
  },
  picture: '/previews/{@language}/expert-{info.expert_id}.jpg',
  kind: 'profile',
  crumbs: [{ name: { zh: '专家', en: 'Experts', vi: 'Chuyên gia' }, address: '/specialist' }],
  things: [
    {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: '{info.nickname}',
        description: '{info.describe}',
        image: '{info.avatar|address}',
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: '{info.fans}',
        },
      },
    },
  ],
  body: [
    { block: 'text', text: '{info.describe}' },
    {
      block: 'facts',
      facts: [
        { name: { zh: '方案', en: 'Picks', vi: 'Nhận định' }, value: '{info.article_num}' },
        { name: { zh: '命中', en: 'Hits', vi: 'Trúng' }, value: '{info.hit_num}' },
        { name: { zh: '粉丝', en: 'Followers', vi: 'Người theo dõi' }, value: '{info.fans}' },
      ],
    },
  ],
}

const circles = { name: { zh: '圈子', en: 'Circles', vi: 'Cộng đồng' }, address: '/circle' }
const post: PageDocument = {
  path: '/circle-detail',
  when: { post: '*' },
  ask: { call: 'getCirclePost', input: { id: '{?post}' } },
  address: '/circle-detail?post={info.id}',
  title: {
    by: '{info.title}',
    of: {
      '': {
        zh: '{info.user_nickname} 的帖子',
        en: 'Post of {info.user_nickname}',
        vi: 'Bài đăng của {info.user_nickname}',
      },
      '*': '{info.title}',
    },
  },
  description: '{info.content}',
  picture: '/previews/{@language}/post-{info.id}.jpg',
  kind: 'article',
  crumbs: [circles, { name: '{info.classification_name}', address: '/circle-detail?id={info.circle_id}' }],
  things: [
    {
      '@type': 'DiscussionForumPosting',
      headline: '{info.title}',
      text: '{info.content}',
      datePublished: '{info.addtime|time}',
      image: '{info.img.0|address}',
      author: { '@type': 'Person', name: '{info.user_nickname}' },
      commentCount: '{info.comment}',
    },
  ],
  body: [
    { block: 'text', text: '{info.user_nickname} · {info.addtime|date}' },
    { block: 'text', text: '{info.content}' },
    { block: 'list', each: 'commentList.data', text: '{item.user_nickname}: {item.title}' },
  ],
}

const circle: PageDocument = {
  path: '/circle-detail',
  when: { id: '*' },
  ask: { call: 'listCircles', input: { id: '{?id}' } },
  address: '/circle-detail?id={classification.[id=?id].id}',
  title: '{classification.[id=?id].name}',
  description: '{classification.[id=?id].name}: {classification.[id=?id].desc}',
  picture: '/previews/{@language}/circle-{classification.[id=?id].id}.png',
  crumbs: [circles],
  things: [
    {
      '@type': 'CollectionPage',
      name: '{classification.[id=?id].name}',
      description: '{classification.[id=?id].desc}',
    },
  ],
  body: [
    { block: 'text', text: '{classification.[id=?id].desc}' },
    {
      block: 'list',
      each: 'list.data',
      text: { by: '{item.title}', of: { '': '{item.content}', '*': '{item.title}' } },
      address: '/circle-detail?post={item.id}',
    },
  ],
}

const news: PageDocument = {
  path: '/news',
  when: { cid: '' },
  ask: { call: 'listHeadlines', input: {} },
  address: '/news',
  body: [{ block: 'list', each: 'list.data', text: '{item.title}', address: '/detail?id={item.id}' }],
}

const videos: PageDocument = {
  path: '/video-list',
  ask: { call: 'listVideos', input: {} },
  address: '/video-list',
  body: [{ block: 'list', each: 'data', text: '{item.title}', address: '/video-player?id={item.id}' }],
}

const experts: PageDocument = {
  path: '/specialist',
  ask: { call: 'listExperts', input: {} },
  address: '/specialist',
  body: [{ block: 'list', each: 'data', text: '{item.nickname}', address: '/specialist-info?id={item.expert_id}' }],
}

const allCircles: PageDocument = {
  path: '/circle',
  when: { topic: '' },
  ask: { call: 'listCircles', input: {} },
  address: '/circle',
  body: [
    {
      block: 'list',
      each: 'classification',
      text: '{item.name}: {item.desc}',
      address: '/circle-detail?id={item.id}',
    },
  ],
}

/** What the documents of news, videos, experts and circles say, and those of their lists. */
export const documents = [article, topic, video, expert, post, circle, news, videos, experts, allCircles]
