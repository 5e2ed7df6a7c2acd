import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import type { KeptList } from '@bra/contract/shopping/card-lists.schemas'
import { describe, expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
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
Flesh and Blood;Ira Welcome Deck;IRA;IRA-002;002;Edge of Autumn;Edge of Autumn;fab-edge
Flesh and Blood;Armory Deck - Ira;AIR;AIR-002;002;Edge of Autumn;Edge of Autumn;fab-edge
Lorcana;Chapter One;TFC;TFC-114;114;Maui - Hero to All;Maui - Hero to All;lorcana-maui
Lorcana;Chapter One;TFC;TFC-212;212;Maui - Hero to All;Maui - Hero to All;lorcana-maui
Pokémon;XY Black Star Promos;PR-XY;xyp-XY88;XY88;Chespin;Chespin;chespin
Pokémon;Holon Phantoms;HP;ex13-111;111;Mew;Mew;mew
Pokémon;Holon Phantoms;HP;ex13-94;94;Darkness Energy;Darkness Energy;darkness-energy
Pokémon;Call of Legends;CL;col1-94;94;Darkness Energy;Darkness Energy;darkness-energy
Pokémon;151;MEW;sv3pt5-111;111;Rhyhorn;Rhyhorn;rhyhorn
Pokémon;Expedition;EX;ecard1-66;66;Tyranitar;Tyranitar;tyranitar
Pokémon;Obsidian Flames;OBF;sv3-66;66;Tyranitar ex;Tyranitar ex;tyranitar-ex
Pokémon;Obsidian Flames;OBF;sv3-111;111;Riolu;Riolu;riolu
Pokémon;Stellar Miracle;SCR;sv7-111;111;Riolu;Riolu;riolu
Pokémon;BREAKpoint;XY8;xy8-8;8;Chespin;Chespin;chespin
Yu-Gi-Oh!;Starter Deck Kaiba;SK2;SK2-036;036;Formation Union;Formation Union;formation-union
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
    ['1 Edge of Autumn Armory Deck - Ira #002', 'AIR-002'],
    ['1 Jinbe - ST10005', 'ST10-005'],
    ['1 Mew (111) [HP]', 'ex13-111'],
    ['Formation Union - SK2 036', 'SK2-036'],
    ['1 MEW 111', 'sv3pt5-111'],
    ['1 Tyranitar ex [OBF66]', 'sv3-66'],
    ['1 Tyranitar ex - OBF66', 'sv3-66'],
    ['1 Tyranitar EX 66', 'ecard1-66'],
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

describe('a word of the copy that is also the code of a set', () => {
  it.each([
    ['1 Darkness Energy (94) [HP]', 'ex13-94', null],
    ['1 Darkness Energy (94) [HP] NM', 'ex13-94', 'NM'],
    ['1 Darkness Energy (CL 94) [HP]', 'col1-94', 'HP'],
    ['1 Rhyhorn (111) HP', 'sv3pt5-111', 'HP'],
  ])('is the set only where it has the card: %j is %s in %s', async (list, code, condition) => {
    const { lines, unknown } = await best(list)
    expect([lines.map(({ product, condition: asked }) => [product.code, asked]), unknown]).toEqual([
      [[code, condition]],
      [],
    ])
  })
})

describe('a number that several sets print', async () => {
  const bia = await as('beatriz.camargo@bracards.example')
  const add = async (list: string) => (await bia.post('/api/v1/userCollections/add_list', { list })).body as KeptList

  it('is any of them in a basket, and the newest in a collection, which says so', async () => {
    const { lines } = await best('1 Riolu #111')
    expect(lines[0]).toMatchObject({ found_by: 'reference', product: { name: 'Riolu' } })
    expect(await add('1 Riolu #111')).toMatchObject({ saved: 1, newest_edition: 1 })
    expect(await add('1 Riolu OBF 111')).toMatchObject({ saved: 1, newest_edition: 0 })
  })
})
