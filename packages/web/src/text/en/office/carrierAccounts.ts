export const carrierAccounts = {
  title: 'Melhor Envio',
  heading: 'Your Melhor Envio account',
  hint: 'With your account, the labels of orders are paid from the balance that you have there, and not from the balance of the store here.',
  failed: 'The Melhor Envio account could not be loaded',
  connect: 'Connect my account',
  again: 'Connect again',
  connected: 'Connected: {email}, since {day}.',
  ended:
    'Melhor Envio no longer accepts the account {email}. Until you connect again, labels are paid from the balance of the store.',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect the Melhor Envio account?',
  disconnectHint:
    'The next labels are paid from the balance of the store. Those you have bought stay at Melhor Envio, but are no longer printed or given back here.',
  keep: 'Keep',
  finishing: 'Connecting your Melhor Envio account…',
  denied: 'The account was not connected: the permission was not given at Melhor Envio.',
  back: 'Back to the freight rules',
  offerHint:
    "The label is bought with the store's account at Melhor Envio, with its tracking code. Its price, {price} when this shipping was quoted, leaves the balance that you have there.",
}
