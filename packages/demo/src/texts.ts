import { defaultTexts } from '@bra/server/modules/ground/content/index'

const company = `
Bra Cards Mercado de Cartas Ltda · CNPJ 99.750.320/0001-26

Praça da República, 100, República, São Paulo – SP, 01045-001 · atendimento@bracards.example
`

const causos = `
## Causos
Causos é o jogo de cartas que usamos de vitrine: seres das lendas brasileiras em gravura de cordel. As histórias são de todo mundo; os textos e as artes são nossos.

## Fale com a gente
atendimento@bracards.example. Respondemos em até 5 dias, e quase sempre no mesmo dia útil.
`

const dataOfficer = `
## Encarregada de dados
Odete Paranhos, privacidade@bracards.example.
`

/** Additions to the texts that only the demo's invented company can make. */
const told: Record<string, (body: string) => string> = {
  rodape: (body) => `${company.trim()}\n\n${body}`,
  sobre: (body) => `${body}\n\n${causos.trim()}`,
  privacidade: (body) => `${body}\n\n${dataOfficer.trim()}`,
}

export const demoTexts = defaultTexts.map((text) => ({ ...text, body: told[text.code]?.(text.body) ?? text.body }))
