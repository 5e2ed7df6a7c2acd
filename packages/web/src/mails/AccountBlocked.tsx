import { Facts, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const accountBlocked: Template<'account_blocked'> = {
  subject: () => 'Sua conta foi bloqueada',
  preview: ({ reason }) => `Motivo: ${reason}`,
  body: ({ name, reason }) => (
    <>
      <Title>Sua conta foi bloqueada</Title>
      <Paragraph>
        Oi, {name}. Nossa equipe bloqueou a sua conta e encerrou os seus acessos. Enquanto o bloqueio durar, não dá para
        entrar, comprar nem vender.
      </Paragraph>
      <Facts facts={[['Motivo', reason]]} />
      <Paragraph>Se você acha que é um engano, fale com o atendimento: uma pessoa revê a decisão.</Paragraph>
      <Small>Os pedidos já pagos seguem normalmente, e os seus dados continuam guardados.</Small>
    </>
  ),
}

export const accountUnblocked: Template<'account_unblocked'> = {
  subject: () => 'Sua conta foi desbloqueada',
  preview: () => 'Você já pode entrar de novo.',
  body: ({ name, reason }) => (
    <>
      <Title>Sua conta foi desbloqueada</Title>
      <Paragraph>Oi, {name}. Nossa equipe reviu o bloqueio da sua conta: você já pode entrar de novo.</Paragraph>
      <Facts facts={[['Motivo', reason]]} />
    </>
  ),
}
