import { z } from 'zod'
import { both, type SiteText } from './both.ts'

export const EMPTY = both('Preencha este campo.', 'Fill in this field.')
export const mostLetters = (most: number) => both(`Use no máximo ${most} letras.`, `Use at most ${most} letters.`)
export const mostCharacters = (most: number) =>
  both(`Use no máximo ${most} caracteres.`, `Use at most ${most} characters.`)

const MISFIT = both('Este valor não serve aqui.', 'This value does not fit here.')
const UNCHOSEN = both('Escolha uma das opções.', 'Choose one of the options.')

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

const sentences: Partial<Record<Issue['code'], (issue: Issue) => SiteText>> = {
  invalid_type: ({ input }) => (input === undefined ? EMPTY : MISFIT),
  invalid_value: () => UNCHOSEN,
  invalid_union: () => UNCHOSEN,
  too_small: ({ minimum, origin }) => (origin === 'string' && minimum === 1 ? EMPTY : atLeast(Number(minimum), origin)),
  too_big: ({ maximum, origin }) => atMost(Number(maximum), origin),
  not_multiple_of: ({ divisor }) => multipleOf(Number(divisor)),
  invalid_format: () => both('Confira o formato.', 'Check the format.'),
}

function atLeast(least: number, origin: unknown) {
  if (origin === 'string') return both(`Use no mínimo ${least} caracteres.`, `Use at least ${least} characters.`)
  if (origin === 'array') return both(`Use no mínimo ${least} itens.`, `Use at least ${least} items.`)
  return both(`Use no mínimo ${least}.`, `Use at least ${least}.`)
}

function atMost(most: number, origin: unknown) {
  if (origin === 'string') return mostCharacters(most)
  if (origin === 'array') return both(`Use no máximo ${most} itens.`, `Use at most ${most} items.`)
  return both(`Use no máximo ${most}.`, `Use at most ${most}.`)
}

const multipleOf = (step: number) =>
  both(`Use um múltiplo de ${step.toLocaleString('pt-BR')}.`, `Use a multiple of ${step.toLocaleString('en')}.`)

/** Makes every schema refuse in both languages; a schema's own sentence takes precedence. */
export const refuseInBoth = () => z.config({ customError: (issue) => sentences[issue.code]?.(issue) ?? MISFIT })
