import type { DemoGood, GoodShape } from '../demo.types.ts'
import { deckBox, displayBox, starterDeck } from './goods.boxes.ts'
import { binder, booster, playmat, sleeves, toploaders } from './goods.flat.ts'
import { diceSet, enamelPin, tin } from './goods.small.ts'
import { inksOf } from './palettes.ts'
import { random } from './prng.ts'
import { picture } from './svg.ts'
import { withGlyphs } from './text.ts'
import type { DrawGood } from './wrapping.ts'

const SIDE = 600

const SHAPES: Record<GoodShape, DrawGood> = {
  booster,
  box: displayBox,
  deck: starterDeck,
  sleeves,
  playmat,
  dice: diceSet,
  binder,
  deckbox: deckBox,
  toploader: toploaders,
  tin,
  pin: enamelPin,
}

export const renderGood = (good: DemoGood) =>
  picture(
    SIDE,
    SIDE,
    good.name,
    withGlyphs(SHAPES[good.shape]({ good, inks: inksOf(good.element), random: random(good.seed), id: good.code })),
  )
