import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, post } = await testApp()
await importCards(
  app,
  `Flesh and Blood;Welcome to Rathe;WTR;WTR-001;1;Rhinar;Rhinar;fab-rhinar
Flesh and Blood;Welcome to Rathe;WTR;WTR-010;10;Rhinar's Claw;Rhinar's Claw;fab-claw
Star Wars Unlimited;Spark of Rebellion;SOR;SOR-010;10;Darth Vader - Dark Lord of the Sith;Darth Vader - Dark Lord of the Sith;vader
Star Wars Unlimited;Spark of Rebellion;SOR;SOR-011;11;Grand Inquisitor - Hunting the Jedi;Grand Inquisitor - Hunting the Jedi;inquisitor
Digimon;Release Booster;BT1;BT1-010;10;アグモン;アグモン;
Digimon;Cartas promocionais;DPROMO;DPROMO-P-196;P-196;Agumon;Agumon;
Digimon;Cartas promocionais;DPROMO;DPROMO-P-197;P-197;Gabumon;Gabumon;
One Piece;Promos;P;P-196;196;Nami;Nami;
One Piece;Romance Dawn;OP01;OP01-024;024;Monkey.D.Luffy;Monkey.D.Luffy;
One Piece;The Best;PRB01;PRB01-OP01-024;OP01-024;Monkey.D.Luffy;Monkey.D.Luffy;
Yu-Gi-Oh!;Rarity Collection;RA01;RA01-EN008-collectors-rare;EN008;Ash Blossom;Ash Blossom;ash
Yu-Gi-Oh!;Rarity Collection;RA01;RA01-EN008-super-rare;EN008;Ash Blossom;Ash Blossom;ash
Flesh and Blood;Enigma Blitz Deck;ENG;ENG-010;10;Ten Foot Tall;Ten Foot Tall;fab-tall
Flesh and Blood;Enigma Blitz Deck;ENG;ENG-015;15;Big Blue Sky;Big Blue Sky;fab-sky
Yu-Gi-Oh!;Streets of Battle City;SBC1;SBC1-ENG10;ENG10;Harpie Lady;Harpie Lady;harpie
Yu-Gi-Oh!;Streets of Battle City;SBC1;SBC1-ENG15;ENG15;Kuriboh;Kuriboh;kuriboh
Yu-Gi-Oh!;Streets of Battle City;SBC1;SBC1-ENG18;ENG18;Mystic Horseman;Mystic Horseman;horseman
One Piece;Promos;P;P-ST01-008;ST01-008;Nico Robin;Nico Robin;
Pokémon;POP Series 1;P1;P1-8;8;Bulbasaur;Bulbasaur;bulbasaur
Pokémon;Promos;PRSW;PRSW-SH084;SH084;Pikachu V;Pikachu V;pikachu-v
Pokémon;XY;XY;XY-43;43;Espurr;Espurr;espurr
Pokémon;XY Promos;XYP;XYP-XY43;XY43;Jirachi;Jirachi;jirachi
Pokémon;Shining;SH8;SH8-4;4;Mew;Mew;mew
Lorcana;The First Chapter;TFC;TFC-1;1;Ariel - On Human Legs;Ariel - On Human Legs;ariel
`,
)
await app.database.pool.query(`
  with rarity as (
    insert into rarities (slug, name, glyph, tone, rank)
    values ('yu-gi-oh-collectors-rare', 'Rara de Colecionador', '', 'neutral', 900),
      ('yu-gi-oh-super-rare', 'Super Rara', '', 'neutral', 901)
    returning id, slug
  )
  update products p set rarity_id = rarity.id from rarity where p.code = 'RA01-EN008-' || substr(rarity.slug, 10)`)

const best = async (list: string) => (await post('/api/v1/cart/best', { uf: 'SP', list })).body as BestBasket
const meant = async (list: string) => (await best(list)).lines.map(({ product }) => product.code)

describe('a printed code', () => {
  it.each([
    ['1 WTR001', 'WTR-001'],
    ['3 WTR010', 'WTR-010'],
    ["3 WTR010 Rhinar's Claw", 'WTR-010'],
    ['1 SOR_010', 'SOR-010'],
    ['1 SOR 010', 'SOR-010'],
    ['1 | Darth Vader | Dark Lord of the Sith', 'SOR-010'],
    ['3 | Grand Inquisitor | Hunting the Jedi', 'SOR-011'],
    ['1 ENG015', 'ENG-015'],
    ['1 eng010', 'ENG-010'],
    ['1 ENG018', 'SBC1-ENG18'],
    ['1 SH84', 'PRSW-SH084'],
    ['1 XY43', 'XYP-XY43'],
    ['1 XY 043', 'XY-43'],
    ['1 P1008', 'P1-8'],
    ['4 BT1-010', 'BT1-010'],
    ['4 P-196 Agumon', 'DPROMO-P-196'],
    ['4 Agumon P-196', 'DPROMO-P-196'],
    ['4 P-197', 'DPROMO-P-197'],
    ['4 P-196 Nami', 'P-196'],
    ['4xOP01-024', 'OP01-024'],
    ['1 PRB01-OP01-024', 'PRB01-OP01-024'],
    ['1 TFC 1', 'TFC-1'],
    ["1 RA01-EN008 Collector's Rare", 'RA01-EN008-collectors-rare'],
    ['1 RA01-EN008 Super Rare', 'RA01-EN008-super-rare'],
  ])('%j means %s', async (list, code) => {
    expect(await meant(list)).toEqual([code])
  })

  it.each([
    ['4 BT1-010 Agumon', ['BT1-010', 'DPROMO-P-196']],
    ['1 P-196', ['P-196', 'DPROMO-P-196']],
    ['1 ENG10', ['ENG-010', 'SBC1-ENG10']],
    ['1 XY043', ['XYP-XY43', 'XY-43']],
  ])('of %j is asked about, with each card that it may be', async (list, codes) => {
    const { lines, unknown } = await best(list)
    expect(lines).toEqual([])
    const shown = unknown[0]!.suggestions.map(({ product_id: id }) => id)
    const { rows } = await app.database.pool.query('select code from products where id = any($1)', [shown])
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  it('of two games is of the game that the other lines are of', async () => {
    expect(await meant('1 WTR001\n1 ENG10')).toEqual(['WTR-001', 'ENG-010'])
    expect(await meant('1 SBC1-ENG18\n1 ENG10')).toEqual(['SBC1-ENG18', 'SBC1-ENG10'])
  })

  it('stands under headings that are no cards', async () => {
    expect(await meant('Character\n1 WTR001\nWeapons:\n3 WTR010\nEquipment')).toEqual(['WTR-001', 'WTR-010'])
  })
})
