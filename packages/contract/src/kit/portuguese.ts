import { z } from 'zod'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]
type Sentence = (issue: Issue) => string | undefined

const units: Record<string, string> = { string: 'caracteres', array: 'itens' }
const amount = (bound: unknown, origin: unknown) => [String(bound), units[String(origin)]].filter(Boolean).join(' ')

/** What is wrong with a field, as a Brazilian would say it; what is not here the library says. */
const sentences: Partial<Record<Issue['code'], Sentence>> = {
  invalid_type: (issue) => (issue.input === undefined ? 'Preencha este campo.' : 'Este valor não serve aqui.'),
  invalid_value: () => 'Escolha uma das opções.',
  invalid_union: () => 'Escolha uma das opções.',
  too_small: ({ minimum, origin }) =>
    origin === 'string' && minimum === 1 ? 'Preencha este campo.' : `Use no mínimo ${amount(minimum, origin)}.`,
  too_big: ({ maximum, origin }) => `Use no máximo ${amount(maximum, origin)}.`,
  invalid_format: () => 'Confira o formato.',
}

/** Every schema refuses in Portuguese; a message that a schema gives itself comes first. */
export const speakPortuguese = () =>
  z.config({ ...z.locales.pt(), customError: (issue) => sentences[issue.code]?.(issue) })
