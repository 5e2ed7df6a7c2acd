import { en, joined, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'

interface Words {
  title: Saying
  body: Saying
}
export type Facts = [name: Saying, fact: Saying][]
export interface Said extends Words {
  facts: Facts
}
export const said = (title: Saying, body: Saying, facts: Facts = []): Said => ({ title, body, facts })

export const seeOrder = say('Ver o pedido', 'See the order')

export const whichOf = (part: number, parts: number) =>
  say(`É o pacote ${part} de ${parts}.`, `It is parcel ${part} of ${parts}.`)

/** A notice shows no facts beside its body, so reasons and what a person wrote are added to the body. */
export const inNotice = ({ body, facts }: Said) =>
  withMore(
    body,
    facts.flatMap(([name, fact]) => (why.has(name['pt-BR']) ? say(pt`${name}: ${fact}`, en`${name}: ${fact}`) : [])),
  )

const why = new Set(['Motivo', 'Faltou', 'Resposta', 'A loja diz', 'Mensagem'])

export const withMore = (text: Saying, more: Saying[]) => joined([text, ...more])

export const because = (reason: string | null): Facts => (reason ? [[say('Motivo', 'Reason'), unchanged(reason)]] : [])
