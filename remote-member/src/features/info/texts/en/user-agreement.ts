import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'User agreement',
  lead: 'Your rights and duties when you use this site. By registering or logging in you confirm that you have read this agreement and the [privacy policy](/about-user?type=4) and agree to both.',
  sections: [
    {
      id: 'parties',
      title: '1. What it covers',
      body: [
        'This agreement is made between you and the operator of this site. It covers all services: broadcasts, scores, data, news, videos, circles, private messages, the member centre and virtual items.',
        'Broadcasting is also covered by the [host agreement and community rules](/about-user?type=5), top-ups by the [top-up agreement](/about-user?type=6). Where they differ from this text, the special agreement comes first.',
      ],
    },
    {
      id: 'account',
      title: '2. Your account',
      body: [
        'One mobile number, one account. Use your own number, give true information, and keep passwords and codes to yourself. Support never asks for your password, a code or your payment password.',
        'The account is for you alone. It must not be rented, lent, handed over or sold. Losses from careless keeping are yours; if something looks wrong, change the password at once, log out other devices and contact support.',
        'Users under 18 read this agreement together with a guardian and use the site only with the guardian’s consent. Minors must not top up, withdraw, give gifts or apply as hosts.',
      ],
    },
    {
      id: 'conduct',
      title: '3. What you publish',
      body: [
        'You answer for your name, picture, signature, chat, flying comments, horns, posts, comments, videos and private messages. Do not publish:',
        '- anything against the law or against public safety and order;',
        '- pornography, violence, gambling, drugs, fraud, or invitations to deals outside the site;',
        '- insults, slander, discrimination, harassment, or personal data of others;',
        '- anything that infringes copyrights, trade marks or portrait rights;',
        '- rumours, flooding, advertising, or requests for money under any name.',
        'You keep the rights in what you publish and allow us to store, show, transcode and distribute it on this site to provide the service. When you delete it we stop showing it.',
      ],
    },
    {
      id: 'measures',
      title: '4. Review and measures',
      body: [
        'Horns, host applications, posts and videos may be reviewed before they are shown. Hosts and moderators can mute or remove users in their own rooms. The platform can delete content, limit functions and block accounts, and keeps the records that are needed.',
        'Measures depend on how serious the case is, and we give the reason where we can. You may appeal to support within 30 days; somebody who did not take the first decision looks at it again.',
      ],
    },
    {
      id: 'virtual',
      title: '5. Diamonds, gifts and nobility',
      body: [
        'Yellow diamonds are virtual items of this site for gifts, coloured comments, horns, red envelopes, nobility, paid forecasts and the like. They are not money, cannot be traded between users and cannot be turned into cash.',
        'Gifts, coloured comments, horns and nobility are consumed when they are used. A month of nobility has 30 days; its privileges end with it. What is left of a red envelope goes back to its sender when the time is over.',
        'Each diamond spent counts one point of wealth experience, in steps of 0.1. Fun guesses use virtual items only, and what they win cannot be withdrawn.',
      ],
    },
    {
      id: 'income',
      title: '6. Income, conversion and withdrawal',
      body: [
        'Gifts you receive count as income by the published rules. Income can be withdrawn, or moved to your spending wallet. Moving goes one way: what was moved cannot be moved back and can no longer be withdrawn. Please check the amount on the confirmation page.',
        'A withdrawal needs a bank card or Alipay account in your own name, a payment password and a code. People review every withdrawal. When papers do not match, income looks irregular or rules were broken, the request is returned: the amount goes back to your withdrawable balance, with the reason.',
      ],
    },
    {
      id: 'service',
      title: '7. Changes and interruptions',
      body: [
        'Broadcasts depend on rights, signals and hosts and may be late, changed or cancelled. Scores, odds and forecasts are for information and are no advice to bet or invest.',
        'Parts of the service may pause for maintenance; we announce it early where we can. After interruptions by force majeure, networks or third parties we restore the service as soon as possible and are liable as the law provides.',
      ],
    },
    {
      id: 'deletion',
      title: '8. Deleting your account',
      body: [
        'You can delete your account at any time under account safety in the member centre. Use your balance, withdraw your income, and wait for withdrawals, red envelopes and horns that are still open: deletion takes effect at once, and account, diamonds, nobility, levels and items cannot be restored.',
        'Name, picture, mobile number, identity papers and payout accounts are deleted, and your personal page is no longer shown. Posts and comments stay with “deleted user” as their author. Accounts are kept by number and without a name as the law requires, and deleted afterwards.',
      ],
    },
    {
      id: 'changes',
      title: '9. Changes, law and disputes',
      body: [
        'We may change this agreement. Important changes are announced on the site before they take effect, and the date of the last change stands at the top of this page. Going on using the site accepts them; otherwise stop using it and delete your account.',
        'The law of the operator’s place of business applies. Disputes are first talked over; if that fails, the competent court decides. Where the languages differ in meaning, the Chinese text decides.',
      ],
    },
  ],
}
