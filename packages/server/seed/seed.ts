import type { Db } from '../src/platform/db.ts'

export interface WorldSize {
  now: Date
  size: 'small' | 'demo'
}

/** Fills an empty database with the one world; a database that has it already is left alone. */
export async function seedWorld(db: Db, _options: WorldSize): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('parameters')
      .values([
        {
          code: 'max_classified_active',
          label: 'Anúncios ativos',
          description: 'Ativos ao mesmo tempo',
          kind: 'count',
          value: '20',
        },
        { code: 'withdrawal_price', label: 'Tarifa de saque', description: 'Por saque', kind: 'cents', value: '350' },
        { code: 'withdrawal_min_date', label: 'Prazo de saque', description: 'Dias', kind: 'days', value: '2' },
      ])
      .execute()
  })
}
