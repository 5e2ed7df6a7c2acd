import type { places as portuguese } from '../pt-BR/places.ts'

export const places: typeof portuguese = {
  sendTo: 'Send to',
  sentTo: 'Sent to',
  postage: 'We pay the postage: keep the receipt and send it to our support.',
  contested: 'The store contests your return',
  contestedHint: 'Bra Cards checks what it says and the tracking, and decides. Keep the receipt of the posting.',
  correctCode: 'Correct the code',
  ready: 'Ready to be picked up',
  handedOver: 'The store says that you have picked it up',
  readyBy: 'The store tells you when you can pick it up, by {day}.',
  pickUpAt: 'Pick up at',
  pickUpHint: 'Agree on a time with the store by message. Bring the order number and an ID.',
  refusedWith: 'The store refused: {reply}',
}
