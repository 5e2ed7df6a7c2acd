import { z } from 'zod'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]
type Sentence = (issue: Issue) => string | undefined

const units: Record<string, string> = { string: 'caracteres', array: 'itens' }
const amount = (bound: unknown, origin: unknown) => [String(bound), units[String(origin)]].filter(Boolean).join(' ')

/** Portuguese sentences for faults of a field; for other codes zod's own locale is used. */
const sentences: Partial<Record<Issue['code'], Sentence>> = {
  invalid_type: (issue) => (issue.input === undefined ? 'Preencha este campo.' : 'Este valor não serve aqui.'),
  invalid_value: () => 'Escolha uma das opções.',
  invalid_union: () => 'Escolha uma das opções.',
  too_small: ({ minimum, origin }) =>
    origin === 'string' && minimum === 1 ? 'Preencha este campo.' : `Use no mínimo ${amount(minimum, origin)}.`,
  too_big: ({ maximum, origin }) => `Use no máximo ${amount(maximum, origin)}.`,
  invalid_format: () => 'Confira o formato.',
}

/** Makes every schema refuse in Portuguese; a schema's own message takes precedence. */
export const speakPortuguese = () =>
  z.config({ ...z.locales.pt(), customError: (issue) => sentences[issue.code]?.(issue) })
