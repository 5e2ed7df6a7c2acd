interface Words {
  title: string
  body: string
}
export type Facts = [name: string, fact: string][]
export interface Said extends Words {
  facts: Facts
}
export const said = (title: string, body: string, facts: Facts = []): Said => ({ title, body, facts })

export const because = (reason: string | null): Facts => (reason ? [['Motivo', reason]] : [])
