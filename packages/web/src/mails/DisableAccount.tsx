import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

export const disableAccount: Template<'disable_account'> = {
  subject: () => 'Confirme o encerramento da conta',
  preview: ({ minutes }) => `Você pediu para encerrar a sua conta. O código vale por ${minutes} minutos.`,
  body: ({ name, code, minutes }) => (
    <>
      <Title>Confirme o encerramento da conta</Title>
      <Paragraph>
        Oi, {name}. Recebemos um pedido para encerrar a sua conta. Se é isso mesmo que você quer, digite este código na
        tela em que pediu.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>Ele vale por {minutes} minutos e só pode ser usado uma vez.</Paragraph>
      <Small>
        Mudou de ideia, ou não foi você? Ignore esta mensagem e a conta continua aberta. Não passe o código a ninguém.
      </Small>
    </>
  ),
}
