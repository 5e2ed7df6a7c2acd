import type { Tx } from '../../../platform/db.ts'

interface GradingFault {
  complaintId: number
  storeId: number
  /** Units that came worse than sold; 0 if it turned out that none did. */
  units: number
  at: Date
}

/** Keeps what a complaint has found about a store's grading; a later decision takes the place of an earlier one. */
export async function noteGrading(tx: Tx, { complaintId, storeId, units, at }: GradingFault) {
  await tx.deleteFrom('grading_faults').where('complaint_id', '=', complaintId).execute()
  if (units === 0) return
  const fault = { complaint_id: complaintId, store_id: storeId, units, found_at: at }
  await tx.insertInto('grading_faults').values(fault).execute()
}
