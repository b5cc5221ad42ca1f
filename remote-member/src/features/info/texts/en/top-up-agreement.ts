import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Top-up agreement',
  lead: 'Please read this before you buy or use diamonds. By paying you confirm that you are 18 or older, have read it and agree.',
  sections: [
    {
      id: 'diamonds',
      title: '1. What diamonds are',
      body: [
        'Yellow diamonds are virtual items that work on this site only: for gifts, coloured comments, horns, red envelopes, nobility and paid forecasts. They are neither money nor a prepaid card, bear no interest, cannot be traded between users and cannot be turned back into cash.',
        'Diamonds from check-ins, tasks, events and guesses are used like bought ones and cannot be withdrawn either.',
      ],
    },
    {
      id: 'who',
      title: '2. Who may top up',
      body: [
        'Only users of 18 years and older who pay from an account of their own. Minors must not top up. Guardians who find that a minor did so contact support with proof of the relation and the payment; after a check it is returned as the law provides.',
        'Please spend with care. Gifts are never needed to watch.',
      ],
    },
    {
      id: 'payment',
      title: '3. Price and payment',
      body: [
        'Amounts, prices, bonuses and ways to pay are those the [top-up page](/member?type=1&isRecharge=true) shows when you place the order. Prices may change; placed orders are not affected.',
        'You pay on the page of the payment channel. We never keep your payment password or full card number. Orders that are not paid close by themselves.',
      ],
    },
    {
      id: 'arrival',
      title: '4. Arrival',
      body: [
        'Diamonds are booked when the payment channel confirms; a repeated confirmation of one payment is booked once. It usually takes minutes. After 30 minutes keep order number and receipt, contact support, and do not pay again.',
        'Check which account you are logged in to: a top-up belongs to the account that ordered it and cannot be passed on.',
      ],
    },
    {
      id: 'refund',
      title: '5. Refunds',
      body: [
        'Diamonds are virtual items. Apart from the following cases and what the law provides, top-ups are not refunded:',
        '- you paid, the diamonds did not arrive and cannot be delivered;',
        '- the payment channel charged one order twice;',
        '- a minor topped up without consent, and this was checked.',
        'Refunds go back the way the payment came, at the speed of the payment channel. Used diamonds are deducted; refunded diamonds are taken back from the balance.',
      ],
    },
    {
      id: 'conversion',
      title: '6. Moving income to the spending wallet',
      body: [
        'Hosts can move income that could be withdrawn to the spending wallet and receive diamonds at the rate the page shows. This takes effect at once and cannot be undone: what was moved can neither be withdrawn nor moved back. Please check the amount before you confirm.',
      ],
    },
    {
      id: 'withdrawal',
      title: '7. Withdrawals',
      body: [
        'Only income can be withdrawn, never diamonds that were bought or won. Payouts go to your own bank card or Alipay account and need the payment password and a code.',
        'People review every withdrawal; meanwhile the amount is held. It is paid when approved, and otherwise returns to the withdrawable balance with the reason. Losses from wrong payout details are yours.',
      ],
    },
    {
      id: 'safety',
      title: '8. Safety',
      body: [
        'Set a payment password and tell it to nobody. Support never asks you to transfer money, to pay by a code, or for a text message code. Do not let third parties top up for you: disputes and losses are yours, and diamonds from stolen payments are taken back.',
        'If something looks irregular, we may pause top-ups, spending or withdrawals of an account while we check.',
      ],
    },
    {
      id: 'end',
      title: '9. End and deletion',
      body: [
        'Use your diamonds and finish withdrawals before you delete your account: diamonds that are left when deletion takes effect are given up. If the site ends its service, we announce it early and settle unused bought diamonds as the law provides.',
      ],
    },
  ],
}
