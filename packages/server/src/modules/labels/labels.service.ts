import type { labelsSchemas } from '@bra/contract/labels.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { bareCode, isOfCorreios, looksLikeCorreios, noteTrackingCode } from '../orders/index.ts'
import { drawLabels } from './labels.drawing.ts'
import { countOwn, parcelsToLabel } from './labels.queries.ts'

type Asked = z.output<typeof labelsSchemas.get.body>

/** The labels of parcels of own stores, on one paper. */
export async function labelsOf(app: App, user: User, { ids: asked, tracking_code: typed = '', paper }: Asked) {
  const ids = [...new Set(asked)]
  if ((await countOwn(app.db, user.id, ids)) < ids.length) fail('store_order_not_found')
  const code = bareCode(typed)
  if (code !== '') await keepTyped(app, user, { ids, code })
  const parcels = await parcelsToLabel(app.db, user.id, ids)
  if (parcels.length < ids.length) fail('no_label')
  const data = await drawLabels(parcels, { paper, now: app.clock.now() })
  const name = `etiquetas-${parcels.map(({ order_id: id }) => id).join('-')}.pdf`
  const codes = parcels.flatMap(({ id, tracking_code: its }) => (its ? [[String(id), its] as const] : []))
  const result = { data, name, tracking_codes: Object.fromEntries(codes) }
  return { error: false, message: 'As etiquetas estão prontas.', result }
}

/** A code of the post is checked by its last digit: what is posted with a wrong one is followed by nobody. */
async function keepTyped(app: App, user: User, { ids: [id, ...others], code }: { ids: number[]; code: string }) {
  if (others.length > 0) fail('invalid_input', { tracking_code: 'Informe o código de um pedido de cada vez.' })
  if (looksLikeCorreios(code) && !isOfCorreios(code)) failAt('tracking_code', 'tracking_code_wrong')
  const [parcel] = await parcelsToLabel(app.db, user.id, [id!])
  if (!parcel) fail('no_label')
  await app.transaction((tx) => noteTrackingCode(tx, parcel.id, code))
}
