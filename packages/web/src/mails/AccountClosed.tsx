import { Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const accountClosed: Template<'account_closed'> = {
  subject: () => 'Sua conta foi encerrada',
  preview: () => 'Apagamos os seus dados pessoais. Obrigado pelo tempo por aqui.',
  body: ({ name }) => (
    <>
      <Title>Sua conta foi encerrada</Title>
      <Paragraph>
        Oi, {name}. Como você pediu, encerramos a sua conta e apagamos os seus dados pessoais. Obrigado pelo tempo por
        aqui.
      </Paragraph>
      <Small>
        Guardamos, sem ligação com o seu perfil, só o que a lei manda guardar: notas fiscais e registros de pagamento.
        Esta é a última mensagem que enviamos.
      </Small>
    </>
  ),
}
