import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'About us',
  lead: 'Pitchside is a place to watch sport in a desktop browser: broadcasts, scores, data, news and community on one site.',
  sections: [
    {
      id: 'what',
      title: 'What we do',
      body: [
        'You can watch sports broadcasts by our hosts, follow live scores of football, basketball and esports, look up tables, fixtures and players, read news, watch videos, and talk about the game in circles and live rooms.',
        'Most of it needs no account. Once you are logged in you can send comments and gifts, follow hosts, reserve matches and keep favourites.',
      ],
    },
    {
      id: 'principles',
      title: 'What we care about',
      body: [
        '- The score comes before the decoration: score, clock and league are always the first thing you see.',
        '- Pictures are quick, and a broken connection mends itself without sending you back to search.',
        '- Every diamond has a line in your records, and pressing twice never charges twice.',
        '- Hosts and viewers respect each other; the rules are written down and decisions are recorded.',
      ],
    },
    {
      id: 'data',
      title: 'Scores, odds and forecasts',
      body: [
        'Scores and statistics come from data providers and may be some seconds behind the ground. The pages say when the feed is interrupted and keep the last known result until it returns.',
        'Odds and forecasts are there to understand a match. They are no betting advice. This site offers no betting for money and leads nobody to betting sites.',
      ],
    },
    {
      id: 'languages',
      title: 'Languages and accessibility',
      body: [
        'The site speaks Chinese, English and Vietnamese. Titles, chat and comments stay in the language of their authors.',
        'Everything works with the keyboard, in dark and in light. When your system asks for reduced motion, flying comments and gift animations stand still.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        'Addresses for hosts, feedback and support are at the foot of every page. Members can also write to support as a private message.',
        'For infringements, the protection of minors and questions about personal data please send an e-mail with the address of the page, so that we can check it quickly.',
      ],
    },
  ],
}
