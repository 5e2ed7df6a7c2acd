import type { Standard } from '@bra/contract/trade/standard'
import type { Personal } from '../../../module.ts'
import { forgetStandard, standardOfPerson } from './standards.queries.ts'

export const standardsPersonal: Personal = {
  records: async (db, userId) => {
    const own = await standardOfPerson(db, userId)
    return { 'Meu padrão': own ? [told(own)] : [] }
  },
  forget: forgetStandard,
}

const told = ({ condition, languages, finishes, posts_in_days: days }: Standard) => ({
  'condição mínima': condition,
  idiomas: languages,
  acabamentos: finishes,
  'posta em até, em dias úteis': days,
})
