import { say } from '@bra/contract/kit/saying'
import { NO_APPROXIMATE } from '@bra/tax-documents/rates'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { textInSql } from '../../ground/settings/index.ts'

export const taxSetupWaiting: Waiting = {
  /** One entry from the day on which a company may issue notes with value by law, until operators write the table. */
  tax_table: waitingOf<object>(
    sql`
    select 1 id, min(tried_at) since from tax_setups
    where environment = 1 and ${textInSql('approximate_taxes')} = ${NO_APPROXIMATE}
    having count(*) > 0`,
    () => ({
      title: say('Tributos aproximados', 'Approximate taxes'),
      detail: say(
        'As notas saem sem o valor que a Lei 12.741 manda dizer ao consumidor. Escreva a tabela com a fonte.',
        'Notes go out without the amount that law 12.741 wants told to the consumer. Write the table with its source.',
      ),
    }),
  ),
}
