import { ufOfCep } from '@bra/contract/trade/postal'
import { cities } from './cities.ts'
import { type Street, streets } from './streets.ts'

const states: Record<string, [name: string, region: string]> = {
  AC: ['Acre', 'Norte'],
  AL: ['Alagoas', 'Nordeste'],
  AM: ['Amazonas', 'Norte'],
  AP: ['Amapá', 'Norte'],
  BA: ['Bahia', 'Nordeste'],
  CE: ['Ceará', 'Nordeste'],
  DF: ['Distrito Federal', 'Centro-Oeste'],
  ES: ['Espírito Santo', 'Sudeste'],
  GO: ['Goiás', 'Centro-Oeste'],
  MA: ['Maranhão', 'Nordeste'],
  MG: ['Minas Gerais', 'Sudeste'],
  MS: ['Mato Grosso do Sul', 'Centro-Oeste'],
  MT: ['Mato Grosso', 'Centro-Oeste'],
  PA: ['Pará', 'Norte'],
  PB: ['Paraíba', 'Nordeste'],
  PE: ['Pernambuco', 'Nordeste'],
  PI: ['Piauí', 'Nordeste'],
  PR: ['Paraná', 'Sul'],
  RJ: ['Rio de Janeiro', 'Sudeste'],
  RN: ['Rio Grande do Norte', 'Nordeste'],
  RO: ['Rondônia', 'Norte'],
  RR: ['Roraima', 'Norte'],
  RS: ['Rio Grande do Sul', 'Sul'],
  SC: ['Santa Catarina', 'Sul'],
  SE: ['Sergipe', 'Nordeste'],
  SP: ['São Paulo', 'Sudeste'],
  TO: ['Tocantins', 'Norte'],
}

/** Answers 8 digits with a known street, else with the nearest known city of the state; null outside every state. */
export function addressOf(cep: string) {
  const uf = ufOfCep(cep)
  if (!uf) return null
  const [nearest, distance] = nearestStreet(cep, uf)
  const [, street, complement, district, city] = nearest
  const [, ibge, siafi, ddd] = cities[city]!
  const [estado, regiao] = states[uf]!
  const known = distance === 0
  return {
    cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
    logradouro: known ? street : '',
    complemento: known ? complement : '',
    unidade: '',
    bairro: known ? district : '',
    localidade: city,
    uf,
    estado,
    regiao,
    ibge,
    gia: '',
    ddd,
    siafi,
  }
}

function nearestStreet(cep: string, uf: string): [Street, number] {
  const ofState = streets.filter((street) => cities[street[4]]![0] === uf)
  const measured = ofState.map((street): [Street, number] => [street, Math.abs(Number(street[0]) - Number(cep))])
  return measured.reduce((best, next) => (next[1] < best[1] ? next : best))
}
