import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const confirmEmail: Template<'confirm_email'> = {
  subject: () => 'Confirme o seu e-mail',
  preview: ({ minutes }) => `Falta um passo para usar a sua conta. O código vale por ${minutes} minutos.`,
  body: ({ name, code, minutes }) => (
    <>
      <Title>Confirme o seu e-mail</Title>
      <Paragraph>Oi, {name}. Para confirmar que este e-mail é seu, digite este código no Bra Cards.</Paragraph>
      <Code>{code}</Code>
      <Paragraph>Ele vale por {minutes} minutos e só pode ser usado uma vez.</Paragraph>
      <Small>Não criou uma conta? Então é só ignorar esta mensagem: sem o código nada acontece.</Small>
    </>
  ),
}
