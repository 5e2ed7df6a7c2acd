interface DemoBox {
  name: string
  sides: [number, number, number]
  grams: number
  maxCards: number | null
}

/** Boxes of the demo seller's store; sides in cm, weight in grams. */
export const demoBoxes: DemoBox[] = [
  { name: 'Envelope com proteção', sides: [16, 11, 2], grams: 18, maxCards: 40 },
  { name: 'Caixa pequena', sides: [18, 13, 9], grams: 90, maxCards: 400 },
  { name: 'Caixa média', sides: [27, 18, 9], grams: 160, maxCards: 1000 },
  { name: 'Caixa para boxes lacrados', sides: [36, 28, 20], grams: 310, maxCards: null },
]
