import { Facts, Paragraph, Small, Title, when } from './parts.tsx'
import type { Template } from './template.ts'

export const emailChanged: Template<'email_changed'> = {
  subject: () => 'O e-mail da sua conta mudou',
  preview: ({ email }) => `Os avisos passam a ir para ${email}.`,
  body: ({ name, email, at }) => (
    <>
      <Title>O e-mail da sua conta mudou</Title>
      <Paragraph>Oi, {name}. Daqui em diante você entra e recebe avisos pelo e-mail novo.</Paragraph>
      <Facts
        facts={[
          ['E-mail novo', email],
          ['Quando', when(at)],
        ]}
      />
      <Small>
        Não foi você? Responda a esta mensagem: alguém pode ter tomado a sua conta, e este endereço é a prova de que ela
        é sua.
      </Small>
    </>
  ),
}
