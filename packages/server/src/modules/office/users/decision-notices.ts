import { say } from '@bra/contract/kit/saying'
import { TEAM_DEVICE } from '@bra/contract/people/devices'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../../people/notices/index.ts'
import { recordSecurity } from '../../ground/security/index.ts'
import type { Decided } from './decided.ts'

const team = { device: TEAM_DEVICE, address: '' }

/** Records that the second factor ended, and mails the person, as somebody else may have asked for it. */
export async function tellSecondFactor(tx: Tx, app: App, { id, member }: Decided) {
  const at = app.clock.now()
  await recordSecurity(tx, app, { userId: id, kind: 'second_factor_off', origin: team })
  await sendMail(tx, app, {
    key: `second_factor:${id}:${at.getTime()}:false`,
    to: member.email,
    userId: id,
    template: 'second_factor_changed',
    details: { name: member.name, on: false, at: at.toISOString() },
  })
}

/** Tells by mail with the reason, because a blocked person cannot read notices. */
export async function tellBlocked(tx: Tx, app: App, { id, member, decision, reason }: Decided) {
  const kind = decision === 'block' ? 'account_blocked' : 'account_unblocked'
  await recordSecurity(tx, app, { userId: id, kind, origin: team })
  await sendMail(tx, app, {
    key: `${kind}:${id}:${app.clock.now().getTime()}`,
    to: member.email,
    userId: id,
    template: kind,
    details: { name: member.name, reason },
  })
}

export const tellRole = (tx: Tx, app: App, { id, decision, reason }: Decided) =>
  notify(tx, app, {
    userId: id,
    kind: 'security',
    title:
      decision === 'make_operator'
        ? say('Você agora é da operação', 'You are an operator now')
        : say('Seu acesso à operação terminou', 'Your access as an operator is over'),
    body: say(`Motivo: ${reason}. Entre de novo na sua conta.`, `Reason: ${reason}. Sign in to your account again.`),
    link: '/my-account?aba=seguranca',
  })
