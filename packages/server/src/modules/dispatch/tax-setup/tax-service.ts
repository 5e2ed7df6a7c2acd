import { say } from '@bra/contract/kit/saying'
import { AuthorityUnheard, isRunning } from '@bra/tax-documents/authorities/answers'
import { serviceStatus } from '@bra/tax-documents/authorities/client'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { authorityFor } from './authority.ts'
import { taxesOfActor } from './seller-taxes.ts'
import { taxDefaultsOf } from './tax-setup.service.ts'

export async function serviceOf(app: App, actor: Actor) {
  const taxes = await taxesOfActor(app, actor)
  const { environment } = await taxDefaultsOf(app.db, taxes)
  if (!taxes.company?.address) fail('tax_company_missing')
  const authority = authorityFor(app, taxes, environment)
  const running = await serviceStatus(authority, taxes.model)
    .then(isRunning)
    .catch((error: unknown) => {
      if (error instanceof AuthorityUnheard) return false
      throw error
    })
  const message = running
    ? say('O serviço da Secretaria da Fazenda está no ar.', 'The service of the tax authority is running.')
    : say('O serviço da Secretaria da Fazenda está fora do ar.', 'The service of the tax authority is down.')
  return { running, message }
}
