import type { InfoTexts } from './info-texts'

export const infoPagesEn: InfoTexts = {
  about: [
    {
      title: 'About Pitchside',
      content:
        '<p>Pitchside is a place to watch sport: broadcasts, scores, news and community on one page. The score comes before the decoration, and the commentary comes from people who really watch.</p><p>The site speaks Chinese, English and Vietnamese and runs in any desktop browser.</p>',
    },
    {
      title: 'What we care about',
      content:
        '<ul><li>Scores that are right and pictures that are quick</li><li>Hosts and viewers who respect each other</li><li>A record for every diamond</li></ul>',
    },
  ],
  help: [
    {
      title: 'Watching',
      content:
        '<p>Pick a room on the hosts page; no log-in is needed. Members can chat, send gifts, follow hosts and reserve matches.</p>',
    },
    {
      title: 'Going on air',
      content:
        '<p>Apply to be a host first. Once approved, set title and cover in the studio and copy the push address into your streaming software; the room opens by itself.</p>',
    },
    {
      title: 'No code arrives',
      content: '<p>A number gets one code in 60 seconds. Check the country code, then contact support.</p>',
    },
  ],
  userAgreement: [
    {
      title: 'Your account',
      content: '<p>One mobile number, one account. Keep your password to yourself and do not lend the account.</p>',
    },
    {
      title: 'What you say',
      content:
        '<p>Nothing illegal, abusive, false or against the rights of others. Moderators may remove content, ban from speaking or remove somebody from a room.</p>',
    },
    {
      title: 'Changes',
      content:
        '<p>Broadcasts depend on rights and signals and may change at short notice. Important changes are announced on the site.</p>',
    },
  ],
  privacy: [
    {
      title: 'What we collect',
      content:
        '<p>Your mobile number for log-in and safety; nickname, picture and signature as you enter them; what you watch and do here to provide the service.</p>',
    },
    {
      title: 'How we use it',
      content:
        '<p>Only to run and improve the service, never for sale. Identity papers are used for the review of hosts and withdrawals alone.</p>',
    },
    {
      title: 'Your rights',
      content: '<p>See and change your data, log out everywhere, or ask support to close the account.</p>',
    },
  ],
  anchorAgreement: [
    {
      title: 'Who may broadcast',
      content:
        '<p>Hosts prove their identity. Title, announcement and cover follow the rules; the announcement has at most 50 characters.</p>',
    },
    {
      title: 'On air',
      content:
        '<p>Use pictures and sound you may use. An interrupted broadcast does not change what you have earned.</p>',
    },
    {
      title: 'Earnings',
      content: '<p>Gifts received can be withdrawn after review. Hosts cannot send gifts to themselves.</p>',
    },
  ],
  topUpAgreement: [
    {
      title: 'Yellow diamonds',
      content:
        '<p>Yellow diamonds are a virtual currency for gifts, noble tiers and red envelopes. They cannot be turned back into money. One diamond spent is one point of wealth experience.</p>',
    },
    {
      title: 'Payment',
      content:
        '<p>The payment channel confirms each order. A repeated confirmation counts once; keep the order number if something does not arrive.</p>',
    },
    {
      title: 'Moving to the consumer wallet',
      content: '<p>What is moved to the consumer wallet cannot be withdrawn any more.</p>',
    },
  ],
  contact: [
    {
      title: 'Contact',
      content:
        '<p>Addresses for hosts, feedback and support are at the foot of every page. Support also answers private messages.</p>',
    },
  ],
}
