interface Words {
  title: string
  body: string
}
export type Facts = [name: string, fact: string][]
export interface Said extends Words {
  facts: Facts
}
export const said = (title: string, body: string, facts: Facts = []): Said => ({ title, body, facts })

/** A notice shows no facts beside its body, so reasons and what a person wrote are added to the body. */
export const inNotice = ({ body, facts }: Said) =>
  [body, ...facts.flatMap(([name, fact]) => (why.has(name) ? `${name}: ${fact}` : []))].join(' ')

const why = new Set(['Motivo', 'Faltou', 'Resposta', 'A loja diz', 'Mensagem'])

export const because = (reason: string | null): Facts => (reason ? [['Motivo', reason]] : [])
