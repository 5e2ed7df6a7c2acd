import type { Personal } from '../../../module.ts'
import { forgetReports, reportsOf } from './review-reports.queries.ts'

export const reviewReportsPersonal: Personal = {
  records: async (db, userId) => ({ 'Denúncias de avaliações': await reportsOf(db, userId) }),
  forget: async (tx, userId) => void (await forgetReports(tx, userId)),
}
