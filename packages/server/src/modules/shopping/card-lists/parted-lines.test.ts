import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, post } = await testApp()
await importCards(
  app,
  `Flesh and Blood;Welcome to Rathe;WTR;WTR-001;001;Rhinar, Reckless Rampage;Rhinar, Reckless Rampage;fab-rhinar
Flesh and Blood;History Pack 1;1HP;1HP-002;002;Rhinar;Rhinar;fab-young-rhinar
Flesh and Blood;Mistveil;MST;MST-002;002;Nuu;Nuu;fab-nuu
Flesh and Blood;Blitz Deck: Nuu;NUU;NUU-002;002;Beckoning Mistblade;Beckoning Mistblade;fab-mistblade
Flesh and Blood;Armory Deck - Maxx;AMX;AMX-019;019;Hyper Driver (Red);Hyper Driver (Red);fab-driver-red
Flesh and Blood;Armory Deck - Maxx;AMX;AMX-028;028;Hyper Driver;Hyper Driver;fab-driver
Flesh and Blood;Aurora Knights;AKO;AKO-023;023;Humble (Blue);Humble (Blue);fab-humble
Flesh and Blood;Outsiders;OUT;OUT-189;189;Humble (Blue);Humble (Blue);fab-humble
Lorcana;Chapter One;TFC;TFC-114;114;Maui - Hero to All;Maui - Hero to All;lorcana-maui
Lorcana;Chapter One;TFC;TFC-212;212;Maui - Hero to All;Maui - Hero to All;lorcana-maui
Pokémon;XY Black Star Promos;PR-XY;xyp-XY88;XY88;Chespin;Chespin;chespin
Pokémon;BREAKpoint;XY8;xy8-8;8;Chespin;Chespin;chespin
One Piece;Straw Hat Crew;ST01;ST01-005;005;Jinbe;Jinbe;ST01-005
One Piece;The Three Captains;ST10;ST10-005;005;Jinbe;Jinbe;ST10-005
`,
)
const best = async (list: string) => (await post('/api/v1/cart/best', { uf: 'SP', list })).body as BestBasket

describe('the number of a line', () => {
  it.each([
    ['1 Humble (Blue) (023) [AKO]', 'AKO-023'],
    ['1 Humble (Blue) [AKO] (023)', 'AKO-023'],
    ['1 Humble (Blue) [AKO023]', 'AKO-023'],
    ['1 Humble (Blue) [AKO-023]', 'AKO-023'],
    ['1 Humble (Blue) - AKO023', 'AKO-023'],
    ['1 Humble (Blue) - OUT189', 'OUT-189'],
    ['1 Humble (Blue) #023 (Aurora Knights)', 'AKO-023'],
    ['1 Humble (Blue) (Aurora Knights) #023', 'AKO-023'],
    ['1 Humble (Blue) Aurora Knights #023', 'AKO-023'],
    ['1 Humble (Blue) - Aurora Knights - 023', 'AKO-023'],
    ['1 Humble (Blue) - 023 - Aurora Knights', 'AKO-023'],
    ['1 Aurora Knights - Humble (Blue) - 023', 'AKO-023'],
    ['1 Hyper Driver (Red) (019) (Armory Deck - Maxx)', 'AMX-019'],
    ['1 Maui - Hero to All (212) [TFC]', 'TFC-212'],
    ['1 Maui - Hero to All - TFC212', 'TFC-212'],
    ['1 Jinbe - ST10005', 'ST10-005'],
    ['1 Nuu (MST002)', 'MST-002'],
    ['1 Chespin (PR-XY XY88)', 'xyp-XY88'],
    ['1x Chespin - PR-XY - XY88', 'xyp-XY88'],
  ])('decides wherever it stands: %j is %s', async (list, code) => {
    const { lines, unknown } = await best(list)
    expect([lines.map(({ product }) => product.code), unknown]).toEqual([[code], []])
    expect(lines[0]!.found_by).toBe('reference')
  })

  it.each([
    ['1 Humble (Blue) (999) [AKO]', ['Humble (Blue)']],
    ['1 Humble (Blue) - AKO999', ['Humble (Blue)']],
    ['1 Humble (Blue) (XYZ099)', ['Humble (Blue)']],
    ['1 Humble (Blue) - 555', ['Humble (Blue)']],
    ['1 Rhinar (WTR001)', ['Rhinar, Reckless Rampage', 'Rhinar']],
  ])('that fits no card of the name is asked for: %j', async (list, names) => {
    const { lines, unknown } = await best(list)
    expect(lines).toEqual([])
    expect(unknown[0]!.suggestions.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('is not missed where a name alone, or a name and a set, are written', async () => {
    const { lines } = await best('1 Humble (Blue)\n1 Humble (Blue) [OUT]\n1 Humble (Blue) (M10)')
    expect(lines.map(({ found_by: by }) => by)).toEqual(['name', 'reference', 'other_printing'])
  })
})
