import { say, unchanged } from '@bra/contract/kit/saying'
import { Facts, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const BLOCKED = say('Sua conta foi bloqueada', 'Your account was blocked')
const UNBLOCKED = say('Sua conta foi desbloqueada', 'Your account was unblocked')
const REASON = say('Motivo', 'Reason')

export const accountBlocked: Template<'account_blocked'> = {
  subject: () => BLOCKED,
  preview: ({ reason }) => say(`Motivo: ${reason}`, `Reason: ${reason}`),
  body: ({ name, reason }) => (
    <>
      <Title>{BLOCKED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Nossa equipe bloqueou a sua conta e encerrou os seus acessos. Enquanto o bloqueio durar, não dá para entrar, comprar nem vender.`,
          `Hi, ${name}. Our team blocked your account and ended your sessions. While it is blocked, you cannot sign in, buy or sell.`,
        )}
      </Paragraph>
      <Facts facts={[[REASON, unchanged(reason)]]} />
      <Paragraph>
        {say(
          'Se você acha que é um engano, fale com o atendimento: uma pessoa revê a decisão.',
          'If you think that this is a mistake, contact support: a person looks at the decision again.',
        )}
      </Paragraph>
      <Small>
        {say(
          'Os pedidos já pagos seguem normalmente, e os seus dados continuam guardados.',
          'Orders that are paid go on as usual, and your data is still kept.',
        )}
      </Small>
    </>
  ),
}

export const accountUnblocked: Template<'account_unblocked'> = {
  subject: () => UNBLOCKED,
  preview: () => say('Você já pode entrar de novo.', 'You can sign in again.'),
  body: ({ name, reason }) => (
    <>
      <Title>{UNBLOCKED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Nossa equipe reviu o bloqueio da sua conta: você já pode entrar de novo.`,
          `Hi, ${name}. Our team looked at the block of your account again: you can sign in.`,
        )}
      </Paragraph>
      <Facts facts={[[REASON, unchanged(reason)]]} />
    </>
  ),
}
