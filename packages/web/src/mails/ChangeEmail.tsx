import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const changeEmail: Template<'change_email'> = {
  subject: () => 'Confirme o seu e-mail novo',
  preview: ({ minutes }) => `Você pediu para trocar o e-mail da conta. O código vale por ${minutes} minutos.`,
  body: ({ name, code, minutes }) => (
    <>
      <Title>Confirme o seu e-mail novo</Title>
      <Paragraph>
        Oi, {name}. Para que este passe a ser o e-mail da sua conta, digite este código no Bra Cards.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>Ele vale por {minutes} minutos e só pode ser usado uma vez.</Paragraph>
      <Small>Não pediu a troca? Ignore esta mensagem: o e-mail da conta continua o mesmo.</Small>
    </>
  ),
}
