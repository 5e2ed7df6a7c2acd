import { en, joined, pt, say, type Saying, type Sentence, textsOf, unchanged } from '@bra/contract/kit/saying'

interface Words {
  title: Sentence
  body: Sentence
}
export type Facts = [name: Sentence, fact: Sentence][]
export interface Said extends Words {
  facts: Facts
}
export const said = (title: Sentence, body: Sentence, facts: Facts = []): Said => ({ title, body, facts })

/** The label of the button in a mail about an order. */
export const seeOrder = say('Ver o pedido', 'See the order')

/** Says which of several parcels the news are of. */
export const whichOf = (part: number, parts: number) =>
  say(`É o pacote ${part} de ${parts}.`, `It is parcel ${part} of ${parts}.`)

/** A notice shows no facts beside its body, so reasons and what a person wrote are added to the body. */
export const inNotice = ({ body, facts }: Said) =>
  withMore(
    body,
    facts.flatMap(([name, fact]) =>
      why.has(textsOf(name).portuguese) ? say(pt`${name}: ${fact}`, en`${name}: ${fact}`) : [],
    ),
  )

const why = new Set(['Motivo', 'Faltou', 'Resposta', 'A loja diz', 'Mensagem'])

/** Adds sentences to a text, which stays Portuguese if it is no saying yet. */
export const withMore = (text: Sentence, more: Saying[]): Sentence =>
  typeof text === 'string' ? [text, ...more.map((one) => one['pt-BR'])].join(' ') : joined([text, ...more])

export const because = (reason: string | null): Facts => (reason ? [[say('Motivo', 'Reason'), unchanged(reason)]] : [])
