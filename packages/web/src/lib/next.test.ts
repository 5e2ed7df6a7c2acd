import { expect, it } from 'vitest'
import { safeNext } from './next.ts'

it('goes back to a page of ours with its query and place', () => {
  expect(safeNext('/my-account?aba=dados#senha')).toBe('/my-account?aba=dados#senha')
  expect(safeNext('/filter-products/boi%20bumb%C3%A1')).toBe('/filter-products/boi%20bumb%C3%A1')
})

it('goes nowhere else, however it is written', () => {
  const elsewhere = [
    null,
    '',
    'cart',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ]
  for (const next of elsewhere) expect(safeNext(next), String(next)).toBeNull()
})

it('does not go round in circles', () => {
  expect(safeNext('/auth/login?next=%2F')).toBeNull()
})
