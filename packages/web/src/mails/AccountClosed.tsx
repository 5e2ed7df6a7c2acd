import { say } from '@bra/contract/kit/saying'
import { Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CLOSED = say('Sua conta foi encerrada', 'Your account was closed')

export const accountClosed: Template<'account_closed'> = {
  subject: () => CLOSED,
  preview: () =>
    say(
      'Apagamos os seus dados pessoais. Obrigado pelo tempo por aqui.',
      'We erased your personal data. Thank you for your time here.',
    ),
  body: ({ name }) => (
    <>
      <Title>{CLOSED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Como você pediu, encerramos a sua conta e apagamos os seus dados pessoais. Obrigado pelo tempo por aqui.`,
          `Hi, ${name}. As you asked, we closed your account and erased your personal data. Thank you for your time here.`,
        )}
      </Paragraph>
      <Small>
        {say(
          'Guardamos, sem ligação com o seu perfil, só o que a lei manda guardar: notas fiscais e registros de pagamento. Esta é a última mensagem que enviamos.',
          'We keep, apart from your profile, only what the law demands: invoices and records of payments. This is the last message that we send.',
        )}
      </Small>
    </>
  ),
}
