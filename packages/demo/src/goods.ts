import { demoSets } from './cards.ts'
import type { DemoGood } from './demo.types.ts'
import { accessories } from './goods/accessories.ts'
import { demoBrands, demoLeagues } from './goods/brands.ts'
import { eanOf } from './goods/ean.ts'
import { type GoodDraft, sealedOf } from './goods/sealed.ts'

export { demoBrands, demoLeagues }

const makers = Object.keys(demoBrands)

function goodOf({ maker, ...draft }: GoodDraft, index: number): DemoGood {
  return {
    ...draft,
    brand: demoBrands[maker],
    ean: eanOf(61_840 + makers.indexOf(maker), index + 1),
    seed: 9000 + index,
  }
}

export const demoGoods: DemoGood[] = [...sealedOf(demoSets), ...accessories].map(goodOf)
