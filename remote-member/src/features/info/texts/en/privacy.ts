import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Privacy policy',
  lead: 'Which personal data we collect, what for, how long we keep it, and how you can see, correct and delete it.',
  sections: [
    {
      id: 'collect',
      title: '1. What we collect',
      body: [
        '- Account: mobile number, password (stored as a hash), times of registration and log-in, devices and IP addresses, to log you in and protect the account.',
        '- Profile: name, picture, sex and signature as you enter them.',
        '- Use: follows, favourites, reservations, watching time, tasks and check-ins, to provide these functions.',
        '- What you publish: chat, flying comments, horns, posts, comments, videos and private messages.',
        '- Wallet: top-up orders, diamond records, gifts, income and withdrawals.',
        '- Identity: name, number and photos of your paper, contact, bank card or Alipay account, when you apply as host or expert or withdraw.',
        '- Operation: loading times and error messages, to find faults. They do not contain what you type.',
      ],
    },
    {
      id: 'use',
      title: '2. How we use it',
      body: [
        'Only to provide and improve the service, to protect accounts and money, to handle reports and to fulfil legal duties. We do not sell personal data and do not use it for advertising profiles elsewhere.',
        'Identity papers and payout accounts serve identity and withdrawal reviews alone. Only the people who review them can see them.',
      ],
    },
    {
      id: 'browser',
      title: '3. What your browser keeps',
      body: [
        'We use one log-in cookie, one that tells us at a log-in whether your browser is known, and local storage to remember language, theme, comment, score and player settings, your search history and the remembered account. Clearing the browser data removes all of it. Most of the site works without logging in.',
        'There are no third-party advertising or statistics cookies.',
      ],
    },
    {
      id: 'share',
      title: '4. Who receives data',
      body: [
        '- Text message providers: the mobile number a code is sent to.',
        '- Payment channels and payout institutions: order number, amount, and the payout details of a withdrawal.',
        '- Messaging and storage providers, when in use: account number, name, picture, messages and uploaded files.',
        '- Authorities, as far as the law requires it.',
        'When you share to QQ, Weibo or WeChat, the page you open hands the link to that platform. We add no personal data to it.',
      ],
    },
    {
      id: 'public',
      title: '5. What others can see',
      body: [
        'Everybody can see your name, picture, signature, level, nobility, numbers of follows and fans, what you publish, and what you say and give in live rooms. Mobile number, balance, identity papers and private messages are not public.',
        'The rankings of a room show who gave gifts. Entrance messages can be hidden in the display settings of the member centre.',
      ],
    },
    {
      id: 'keep',
      title: '6. How long and where',
      body: [
        '- Account data: while you use the account; deleted or made anonymous once deletion takes effect.',
        '- Recordings of broadcasts: usually 30 days.',
        '- Codes: valid for 5 minutes and void after use.',
        '- Records of payments, identity and security: as long as the law requires, then deleted.',
        'Data is kept on servers at the operator’s place of business and travels over encrypted connections. If something happens that may affect your safety, we tell you promptly and say what to do.',
      ],
    },
    {
      id: 'rights',
      title: '7. Your rights',
      body: [
        '- See and correct: change name, picture, sex and signature in your [profile](/member?type=0).',
        '- See your money: the records of three months are in [your wallet](/member?type=1); ask support for older ones.',
        '- Manage devices: see where you are logged in and log out under account safety.',
        '- Delete: delete your account under account safety, which says what goes and what stays.',
        '- Complain: write to the support address at the foot of the page. We answer within 15 working days; you may also turn to the supervisory authority.',
      ],
    },
    {
      id: 'minors',
      title: '8. Minors',
      body: [
        'We do not knowingly collect data of minors. Guardians who find that a minor registered, topped up or sent papers without consent contact support with proof; after a check we delete the data and settle payments as the law provides.',
      ],
    },
    {
      id: 'changes',
      title: '9. Changes',
      body: [
        'Important changes are announced on the site before they take effect, and the date of the last change stands at the top of this page. Where a new consent is needed, we ask for it.',
      ],
    },
  ],
}
