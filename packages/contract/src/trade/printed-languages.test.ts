import { expect, it } from 'vitest'
import { inOtherLanguages, languageOfReference, printedLanguage, referencesAbroad } from './printed-languages.ts'

it.each([
  ['DE001', { language: 'DE', rest: '001' }],
  ['sp014', { language: 'ES', rest: '014' }],
  ['ENA12', { language: 'EN', rest: 'A12' }],
  ['ENG10', { language: 'EN', rest: 'G10' }],
  ['JP001', null],
  ['ENG015', null],
  ['E001', null],
  ['SV077', null],
  ['001', null],
])('%s says this of its language', (number, said) => {
  expect(printedLanguage(number)).toEqual(said)
})

it('a number is told in the other languages, English first', () => {
  expect(inOtherLanguages('DE001')).toEqual(['EN001', 'PT001', 'FR001', 'IT001', 'SP001'])
  expect(inOtherLanguages('077')).toEqual([])
  expect(referencesAbroad('LOB-PT001')[0]).toBe('loben1')
  expect(referencesAbroad('lob sp001')).toHaveLength(5)
  expect(referencesAbroad('SVI 077')).toEqual([])
})

it.each([
  ['LOB-PT001', 'PT'],
  ['lob de001', 'DE'],
  ['LOB-EN001-ultra-rare', undefined],
  ['SVI 077', undefined],
])('the reference %s names this language', (reference, language) => {
  expect(languageOfReference(reference)).toBe(language)
})
