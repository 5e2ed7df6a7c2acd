import { addressSlug } from '@bra/contract/trade/format'
import type { ProductType } from '@bra/contract/trade/trade'
import { z } from 'zod'
import { editionCode, finishCode, languageCode } from './printing-words.ts'
import { AddressWords, dayOf, KeyWords, RulesText, Words } from './row-problems.ts'

export const productTypes: Record<string, ProductType> = {
  carta: 'tcg',
  card: 'tcg',
  acessorio: 'acs',
  accessory: 'acs',
  item: 'bra',
}

const required = (words: typeof Words) =>
  words.transform((text, row) => {
    if (text === null) row.addIssue('falta preencher')
    return text ?? z.NEVER
  })
const Required = required(Words)
const RequiredKey = required(KeyWords)
const Whole = Words.transform((text, row) => {
  if (text === null || /^\d{1,6}$/.test(text)) return text === null ? null : Number(text)
  row.addIssue(`"${text}" não é um número inteiro`)
  return z.NEVER
})
const Digits = (pattern: RegExp, problem: string) =>
  Words.refine((text) => text === null || pattern.test(text), problem)
const TagWords = Words.refine((text) => text === null || addressSlug(text) !== '', 'use letras ou números')
const Day = Words.transform((text, row) => {
  const day = dayOf(text?.replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, '$3-$2-$1'))
  if (text && !day) row.addIssue(`"${text}" não é uma data`)
  return day
})
const Address = AddressWords.refine(
  (text) => text === null || /^(https?:\/\/|\/)\S+$/.test(text),
  'não é um endereço de imagem',
)

/** Values between vertical bars; null if there are none. */
export const partsOf = (text: string | null) => {
  const parts = (text ?? '').split('|').flatMap((part) => part.trim() || [])
  return parts.length ? parts : null
}

/** Codes of the words between vertical bars; a word without a code is a fault of the row. */
const codes = (codeOf: (name: string) => string | undefined, what: string) =>
  Words.transform((text, row) => {
    const parts = partsOf(text)
    const unknown = parts?.find((part) => !codeOf(part))
    if (unknown) row.addIssue(`não conheço ${what} "${unknown}"`)
    return parts && [...new Set(parts.map((part) => codeOf(part)!))]
  })

const Ids = AddressWords.transform((text, row) => {
  const ids = (partsOf(text) ?? []).map((part) => {
    const [, kind, value] = part.match(/^([a-z0-9_-]{1,40}):(\S.{0,99})$/i) ?? []
    if (!kind || !value) row.addIssue(`"${part}" não segue tipo:valor, como scryfall:0000-1111`)
    return { kind: (kind ?? '').toLowerCase(), value: (value ?? '').trim() }
  })
  return ids
})

/** The columns of docs/import-csv.md; `nomes` holds the columns `nome_…` by language. */
export const CsvRow = z.object({
  jogo: Required,
  tipo: Words.transform((text) => addressSlug(text ?? 'carta')).refine(
    (word) => word in productTypes,
    'use carta, acessorio ou item',
  ),
  colecao: Required,
  colecao_en: Words,
  colecao_codigo: RequiredKey,
  colecao_total: Whole,
  serie: Words,
  lancamento: Day,
  codigo: KeyWords,
  numero: KeyWords,
  variante: KeyWords,
  nome: Required,
  nome_en: Words,
  nomes: z.record(z.string(), Words).default({}),
  carta: KeyWords,
  raridade: Words,
  elementos: Words,
  categoria: Words,
  texto: RulesText,
  custo: Words,
  forca: Words,
  acabamentos: codes(finishCode, 'o acabamento'),
  edicoes: codes(editionCode, 'a edição'),
  idiomas: codes(languageCode, 'o idioma'),
  artista: Words,
  marca: TagWords,
  liga: TagWords,
  imagem: Address,
  imagem_grande: Address,
  imagem_verso: Address,
  ids: Ids,
  ean: Digits(/^\d{8,14}$/, 'um EAN tem de 8 a 14 dígitos'),
  ncm: Digits(/^\d{8}$/, 'um NCM tem 8 dígitos'),
  peso_g: Whole.refine((grams) => grams !== 0, 'o peso é maior que zero'),
})
export type CsvRow = z.output<typeof CsvRow>
