import { describe, expect, it } from 'vitest'
import { inLanguage } from '../kit/both.ts'
import { type LineDefaults, linesOfPaste, readQuickLine } from './quick-lines.ts'

const defaults: LineDefaults = { condition: 'NM', language: 'PT', finish: 'normal' }
const whole = { ...defaults, reference: 'SVI 077', extras: [], choices: [] as string[], quantity: 2, price_cents: 590 }
const read = (text: string) => readQuickLine(text, defaults)

describe('a quick line', () => {
  it.each([
    ['SVI 077 NM PT 2 5,90', {}],
    ['svi 077 nm pt 2 5,90', { reference: 'svi 077' }],
    ['SVI 077 2 5,90', {}],
    ['SVI 077 5,90', { quantity: 1 }],
    ['SVI 077 PT NM 2x R$5,90', {}],
    ['SVI 077 x2 R$ 5,90', {}],
    ['SVI 077 2 5.90', {}],
    ['SVI 077 2 6', { price_cents: 600 }],
    ['SVI 077 99999 5,90', { quantity: 99_999 }],
    [
      'SVI 077 SP EN foil 3 1.249,9',
      { condition: 'SP', language: 'EN', finish: 'foil', quantity: 3, price_cents: 124_990 },
    ],
    ['SVI 077 Reverse Foil 2 5,90', { finish: 'reverse' }],
    ['SVI 077 Rainbow Foil 2 5,90', { finish: 'rainbow' }],
    ['SVI 077 cold 2 5,90', { finish: 'cold' }],
    ['SVI 077 Gold Foil 2 5,90', { finish: 'gold' }],
    ['SVI 077 gold surge foil 2 5,90', { finish: 'surge', choices: ['gold'] }],
    ['SVI 077 RF LP Inglês 2 5,90', { finish: 'reverse', condition: 'SP', language: 'EN' }],
    ['SVI 077 Near Mint Português 2 5,90', {}],
    ['SVI 077 UR 2 5,90', { choices: ['ultra'] }],
    ['SVI 077 QCSR 2 5,90', { choices: ['quarter'] }],
    ['SVI 077 ScR 2 5,90', { choices: ['secreta'] }],
    ['SVI 077 one piece 2 5,90', { choices: ['onepiece', 'onepiece'] }],
    ['Sr. Mime 2 5,90', { reference: 'Sr. Mime' }],
    ['SVI 077 D DE 2 5,90', { condition: 'D', language: 'DE' }],
    ['SVI 077 promo assinada 2 5,90', { extras: ['promo', 'assinada'] }],
    ['SVI 077 1ªEd 2 5,90', { extras: ['1edicao'] }],
    ['SVI 077 1ª Edição 2 5,90', { extras: ['1edicao'] }],
    ['SVI 077 2 5,90 1a ed.', { extras: ['1edicao'] }],
    ['SVI 077 NM 1º edicao foil 5,90', { finish: 'foil', quantity: 1, extras: ['1edicao'] }],
    ['SVI 077 1st Edition 2 5,90', { extras: ['1edicao'] }],
    ['SVI 077 Unlimited foil 2 5,90', { finish: 'foil', extras: ['ilimitada'] }],
    ['SVI 077/198 2 5,90', { reference: 'SVI 077/198' }],
    ['BRS TG16/TG30 2 5,90', { reference: 'BRS TG16/TG30' }],
    ['SVI077 2 5,90', { reference: 'SVI077' }],
    ['BDN-017 2 5,90', { reference: 'BDN-017' }],
    ['SV1 54 2 5,90', { reference: 'SV1 54' }],
    ['OP01-024 2 5,90', { reference: 'OP01-024' }],
    ['LOB-EN001 2 5,90', { reference: 'LOB-EN001', language: 'EN' }],
    ['LOB-SP001 2 5,90', { reference: 'LOB-SP001', language: 'ES' }],
    ['LOB-EN001 PT 2 5,90', { reference: 'LOB-EN001' }],
    ['MP23-EN232 2 5,90', { language: 'EN', reference: 'MP23-EN232' }],
    ['20TH-JPC02 2 5,90', { reference: '20TH-JPC02' }],
    ['STA-42 2 5,90', { reference: 'STA-42' }],
    ['P-001 2 5,90', { reference: 'P-001' }],
    ['P 001 2 5,90', { reference: 'P 001' }],
    ['PRB01 OP01-024 2 5,90', { reference: 'PRB01 OP01-024' }],
    ['PRB01-OP01-024 2 5,90', { reference: 'PRB01-OP01-024' }],
    ['PNPH 73★ 2 5,90', { reference: 'PNPH 73★' }],
    ['PR-SW 121 2 5,90', { reference: 'PR-SW 121' }],
    ['RA04-EN106 Secret Rare 2 5,90', { language: 'EN', reference: 'RA04-EN106', choices: ['secreta', 'rara'] }],
    [
      'RA04-EN106 foil super rara 2 5,90',
      { language: 'EN', reference: 'RA04-EN106', finish: 'foil', choices: ['super', 'rara'] },
    ],
    ['ARC 1 Lorcana 2 5,90', { reference: 'ARC 1', choices: ['lorcana'] }],
    ['ARC 1 Yu-Gi-Oh! 2 5,90', { reference: 'ARC 1', choices: ['yugioh'] }],
    ['SVI\t077\tNM\tPT\t2\t5,90', {}],
    ['SVI 077 NM PT', { quantity: 1, price_cents: null }],
    ['SVI 077 NM PT 2', { price_cents: null }],
    ['3x SVI 077', { quantity: 3, price_cents: null }],
    ['x3 SVI 077 SP 5,90', { quantity: 3, condition: 'SP' }],
    ['boitata 2 5,90', { reference: 'boitata' }],
    ['Mula sem Cabeça SP 2 5,90', { reference: 'Mula sem Cabeça', condition: 'SP' }],
    ['2x Saci Pererê foil', { reference: 'Saci Pererê', finish: 'foil', price_cents: null }],
    ['Charizard ex', { reference: 'Charizard ex', quantity: 1, price_cents: null }],
  ])('%s is read', (text, change) => {
    expect(read(text)).toEqual({ line: { ...whole, ...change }, problem: null })
  })

  it('may begin by the number where the collection is that of the line before', () => {
    const next = (text: string) => readQuickLine(text, { ...defaults, set: 'BDN' })
    expect(next('078 SP 2 5,90').line).toEqual({ ...whole, reference: 'BDN 078', condition: 'SP' })
    expect(next('78/120 5,90').line).toEqual({ ...whole, reference: 'BDN 78/120', quantity: 1 })
    expect(next('SVI 077 2 5,90').line).toEqual(whole)
    expect(read('078 2 5,90').problem?.message).toContain('não é um código de coleção')
  })

  it('takes what it does not say from the fields above', () => {
    const other = { condition: 'SP', language: 'EN', finish: 'foil' } as const
    expect(readQuickLine('SVI 077 2 5,90', other).line).toEqual({ ...whole, ...other })
  })

  it.each([
    ['', '', 'Digite o código da coleção e o número'],
    ['077 NM 2 5,90', '077', 'não é um código de coleção'],
    ['SVI', '', 'Falta o número'],
    ['SVI NM 2 5,90', 'NM', 'não é um número de carta'],
    ['SVI 077 XX 2 5,90', 'XX', 'não é condição'],
    ['SVI 077 NM SP 2 5,90', 'SP', 'A condição aparece duas vezes'],
    ['SVI 077 PT EN 2 5,90', 'EN', 'O idioma aparece duas vezes'],
    ['3x', '', 'Falta o número'],
    ['3x SVI 077 2 5,90', '5,90', 'Sobrou “5,90”'],
    ['SVI 077 0 5,90', '0', 'não é uma quantidade'],
    ['SVI 077 2,5 5,90', '2,5', 'não é uma quantidade'],
    ['SVI 077 2 5,905', '5,905', 'não é um preço'],
    ['SVI 077 2 0,00', '0,00', 'não é um preço'],
    ['SVI 077 2 5,90 7', '7', 'Sobrou “7”'],
    ['SVI 077 foil reverse 2 5,90', 'reverse', 'O acabamento aparece duas vezes'],
    ['SVI 077 Unlimited 1st Edition 2 5,90', '1st Edition', 'A tiragem aparece duas vezes'],
  ])('%j is refused at %j', (text, part, message) => {
    const { problem } = read(text)
    expect([text.slice(problem!.start, problem!.end), problem!.message]).toEqual([
      part,
      expect.stringContaining(message),
    ])
  })

  it.each([
    ['SVI 077 0 5,90', '“0” is no quantity. Use a whole number from 1 to 99999.'],
    ['SVI 077 foil reverse 2 5,90', 'The finish is there twice.'],
    ['SVI', 'The number of the card is missing, like in SVI 077.'],
  ])('%s is refused in English, too', (text, message) => {
    expect(inLanguage(read(text).problem!.message, 'en')).toBe(message)
  })
})

describe('a pasted spreadsheet', () => {
  it('is its lines, without titles and empty rows', () => {
    expect(linesOfPaste('Código\tNúmero\tQtd\tPreço\r\nSVI\t077\t2\t5,90\r\n\r\n"SVI";"078";1;"1,00"\n')).toEqual([
      'SVI 077 2 5,90',
      'SVI 078 1 1,00',
    ])
  })
})
