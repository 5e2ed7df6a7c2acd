import type { ElementSlug } from '../demo.types.ts'
import { demoLeagues } from './brands.ts'
import type { GoodDraft } from './sealed.ts'

/**
 * What all goods of one shape share, and the goods, one a line: `CODE element cents league | name | English name |
 * description`; league is `-` for none.
 */
interface GoodsOfShape extends Pick<GoodDraft, 'shape' | 'maker' | 'ncm' | 'origin' | 'weightGrams' | 'size' | 'type'> {
  goods: string
}

const lines: GoodsOfShape[] = [
  {
    shape: 'sleeves',
    type: 'acs',
    maker: 'embornal',
    ncm: '39232990',
    origin: 2,
    weightGrams: 95,
    size: [10, 7, 4],
    goods: `
      SLV-MAT mata 4290 - | Sleeves Foscos Verde-Mata (100) | Matte Forest Green Sleeves (100) | Cem protetores foscos 66 × 91 mm. Frente transparente sem reflexo, verso que não escorrega.
      SLV-NOI noite 4290 - | Sleeves Foscos Jenipapo (100) | Matte Genipap Sleeves (100) | Cem protetores foscos 66 × 91 mm, quase pretos. Bons para embaralhar cem vezes por rodada.
      SLV-URU fogo 4290 - | Sleeves Foscos Urucum (100) | Matte Annatto Sleeves (100) | Cem protetores foscos 66 × 91 mm, vermelho-urucum.
      SLV-ANI agua 4290 - | Sleeves Foscos Anil (100) | Matte Indigo Sleeves (100) | Cem protetores foscos 66 × 91 mm, azul-anil.
      SLV-BOI fogo 4990 - | Sleeves Estampados Boitatá (60) | Boitatá Art Sleeves (60) | Sessenta protetores com o fogo corredor no verso, em xilogravura. 66 × 91 mm.
      SLV-SAC vento 4990 - | Sleeves Estampados Redemoinho (60) | Whirlwind Art Sleeves (60) | Sessenta protetores com o redemoinho e a carapuça no verso. 66 × 91 mm.
      SLV-PER agua 2490 - | Sleeves Justos Transparentes (100) | Clear Perfect-Fit Sleeves (100) | Cem protetores internos 64 × 89 mm, para usar por baixo de outro. Abertura lateral.
      SLV-PEN vento 890 - | Sleeves Simples Transparentes (100) | Clear Penny Sleeves (100) | Cem protetores simples de polipropileno, sem PVC nem ácido. O básico para guardar e enviar.
    `,
  },
  {
    shape: 'toploader',
    type: 'acs',
    maker: 'embornal',
    ncm: '39269090',
    origin: 2,
    weightGrams: 210,
    size: [15, 9, 5],
    goods: `
      TOP-35P agua 3990 - | Toploader Rígido 35 pt (25) | 35 pt Rigid Toploader (25) | Vinte e cinco protetores rígidos para cartas de espessura normal, com película contra riscos.
      TOP-130 terra 3490 - | Toploader Rígido 130 pt (10) | 130 pt Rigid Toploader (10) | Dez protetores rígidos para cartas grossas ou com relíquia. Use com sleeve simples.
      TOP-MAG noite 2990 - | Estojo Magnético 35 pt | 35 pt Magnetic Case | Duas placas de acrílico com fecho magnético e filtro de raios ultravioleta. Cabe uma carta sem sleeve.
      TOP-SEM vento 5490 - | Semirrígido para Avaliação (50) | Semi-Rigid Grading Holder (50) | Cinquenta protetores semirrígidos com aba de 12 mm, no tamanho que as empresas de avaliação pedem.
    `,
  },
  {
    shape: 'deckbox',
    type: 'acs',
    maker: 'ripado',
    ncm: '39231090',
    origin: 0,
    weightGrams: 130,
    size: [10.5, 8, 8],
    goods: `
      DBX-COU terra 7990 - | Deck Box Gibão (80) | Leather Doublet Deck Box (80) | Oitenta cartas com sleeve duplo. Revestimento que imita couro costurado e fecho magnético.
      DBX-BAS mata 1890 - | Deck Box Básico Mata (100) | Basic Forest Deck Box (100) | Polipropileno flexível com divisória. Cem cartas com sleeve.
      DBX-BAN noite 1890 - | Deck Box Básico Noite (100) | Basic Night Deck Box (100) | Polipropileno flexível com divisória. Cem cartas com sleeve.
      DBX-PAU vento 11900 - | Deck Box de Pinus Ripado (60) | Slatted Pine Deck Box (60) | Caixa de pinus de reflorestamento com tampa de correr. Acabamento em cera, sem verniz.
      DBX-DUP agua 9490 cordel | Deck Box Duplo Encontro das Águas | Meeting Waters Twin Deck Box | Dois compartimentos de 80 cartas, uma gaveta para dados e tampa que vira bandeja.
      DBX-ARQ terra 2490 - | Caixa Arquivo 800 Cartas | 800-Card Storage Box | Papelão kraft de onda dupla com tampa. Uma fileira, oitocentas cartas sem sleeve.
    `,
  },
  {
    shape: 'playmat',
    type: 'acs',
    maker: 'taipa',
    ncm: '40169990',
    origin: 0,
    weightGrams: 390,
    size: [36, 7, 7],
    goods: `
      PLM-BDN noite 11990 - | Playmat Boca da Noite | Nightfall Playmat | Tecido com base de borracha, 61 × 35 cm, borda costurada. Estampa da Onça-Celeste engolindo a lua.
      PLM-AGE agua 11990 - | Playmat Águas Encantadas | Enchanted Waters Playmat | Tecido com base de borracha, 61 × 35 cm, borda costurada. A Boiúna dá a volta na mesa.
      PLM-CEB fogo 11990 - | Playmat Caatinga em Brasa | Scrubland Ablaze Playmat | Tecido com base de borracha, 61 × 35 cm, borda costurada. Mandacaru em flor ao meio-dia.
      PLM-PAS vento 11990 - | Playmat Pampa Assombrado | Haunted Pampa Playmat | Tecido com base de borracha, 61 × 35 cm, borda costurada. Coxilha, minuano e uma luz ao longe.
      PLM-CEV terra 12990 - | Playmat Cerrado Vivo | Living Savanna Playmat | Tecido com base de borracha, 61 × 35 cm, borda costurada. O ipê derruba ouro na vereda.
      PLM-COR terra 14990 cordel | Playmat Circuito Cordel | Circuito Cordel Playmat | Edição do circuito, com zonas marcadas: roda, rastro, baralho e Lugar. 61 × 35 cm.
      PLM-POR noite 15990 porteira | Playmat Copa Sete Porteiras | Seven Gates Cup Playmat | Tapete de premiação da copa, numerado no verso. 61 × 35 cm, borda costurada.
    `,
  },
  {
    shape: 'dice',
    type: 'acs',
    maker: 'oitava',
    ncm: '95049090',
    origin: 2,
    weightGrams: 70,
    size: [9, 7, 3],
    goods: `
      DAD-FOL agua 3490 - | Dados de Fôlego (6) | Breath Dice (6) | Seis dados de 16 mm com marcação de fôlego. Números fundos, tinta que não sai.
      DAD-BRA fogo 2990 - | Marcadores de Brasa (20) | Ember Counters (20) | Vinte contas translúcidas de acrílico em dois tons de fogo, com saquinho de chita.
      DAD-FIT terra 1990 causos | Fitas de Marcação (30) | Ribbon Counters (30) | Trinta marcadores +1/+1 em forma de fita, e dez quebrantos, de acrílico fino.
      DAD-D20 mata 2490 - | Dado de Contagem 20 Faces Jabuti | Tortoise Spindown D20 | Vinte faces em ordem, para contar fôlego. 22 mm. Devagar também chega.
      DAD-DIA noite 2290 - | Moeda Dia e Noite | Day and Night Coin | Moeda metálica de 38 mm: sol de um lado, lua do outro. Serve para a virada do turno.
    `,
  },
  {
    shape: 'binder',
    type: 'acs',
    maker: 'maleta',
    ncm: '48205000',
    origin: 0,
    weightGrams: 720,
    size: [35, 28, 5],
    goods: `
      FIC-9BD noite 13990 - | Fichário 9 Bolsos Boca da Noite (360) | Nightfall 9-Pocket Binder (360) | Vinte folhas fixas de 18 bolsos laterais, zíper e elástico. Folhas sem PVC.
      FIC-9CE terra 13990 - | Fichário 9 Bolsos Cerrado Vivo (360) | Living Savanna 9-Pocket Binder (360) | Vinte folhas fixas de 18 bolsos laterais, zíper e elástico. Folhas sem PVC.
      FIC-4TR mata 6990 - | Fichário de Troca 4 Bolsos (160) | 4-Pocket Trade Binder (160) | Cabe na mochila: vinte folhas de 8 bolsos laterais. Capa semirrígida com elástico.
      FIC-12E agua 18990 - | Fichário 12 Bolsos Estante (480) | 12-Pocket Shelf Binder (480) | Para a coleção completa: vinte folhas de 24 bolsos e lombada com porta-etiqueta.
      FIC-FOL vento 5490 - | Folhas Avulsas 9 Bolsos (50) | Loose 9-Pocket Pages (50) | Cinquenta folhas de argola universal com abertura superior. Polipropileno sem ácido.
    `,
  },
  {
    shape: 'pin',
    type: 'bra',
    maker: 'chapinha',
    ncm: '71171900',
    origin: 0,
    weightGrams: 18,
    size: [9, 6, 1],
    goods: `
      PIN-CUR mata 2490 - | Pin Rastro Virado | Backward Tracks Pin | Esmalte duro, 30 mm, fecho duplo de borracha. Duas pegadas, cada uma para um lado.
      PIN-SAC vento 2490 - | Pin Carapuça | Red Cap Pin | Esmalte duro, 28 mm, fecho duplo de borracha. Só a carapuça: o resto já foi embora.
      PIN-BOI terra 2690 - | Pin Boi de Fita | Ribboned Ox Pin | Esmalte duro, 35 mm, com três fitas de cetim de verdade.
      PIN-LUA noite 2990 causos | Pin Onça Engole-Lua | Moon-Eating Jaguar Pin | Esmalte duro que brilha no escuro, 32 mm. Brinde da liga nas lojas participantes.
      PIN-VIT agua 2490 - | Pin Vitória-Régia | Water Lily Pin | Esmalte duro, 34 mm, com borda virada como a folha.
    `,
  },
]

const row = /^(\S+) (\w+) (\d+) (\S+) \| (.+?) \| (.+?) \| (.+)$/

function goodOf({ goods: _goods, ...line }: GoodsOfShape, source: string): GoodDraft {
  const match = row.exec(source)
  if (!match) throw new Error(`not a good: ${source}`)
  const [, code, element, cents, league, name, nameEn, text] = match as unknown as [string, ...string[]]
  return {
    ...line,
    code: code!,
    name: name!,
    nameEn: nameEn!,
    text: text!,
    element: element as ElementSlug,
    priceCents: Number(cents),
    league: league === '-' ? null : demoLeagues[league as keyof typeof demoLeagues],
  }
}

export const accessories: GoodDraft[] = lines.flatMap((line) =>
  line.goods
    .trim()
    .split(/\s*\n\s*/)
    .map((source) => goodOf(line, source)),
)
