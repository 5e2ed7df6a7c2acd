import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const resetPassword: Template<'reset_password'> = {
  subject: () => 'Crie uma senha nova',
  preview: ({ minutes }) => `Você pediu para trocar a senha. O código vale por ${minutes} minutos.`,
  body: ({ name, code, minutes }) => (
    <>
      <Title>Crie uma senha nova</Title>
      <Paragraph>
        Oi, {name}. Recebemos um pedido para trocar a senha da sua conta. Digite este código na tela em que você pediu.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>Ele vale por {minutes} minutos e só pode ser usado uma vez.</Paragraph>
      <Small>
        Não foi você? Ignore esta mensagem e a senha continua a mesma. Não passe o código a ninguém, nem a quem disser
        que é do Bra Cards.
      </Small>
    </>
  ),
}
