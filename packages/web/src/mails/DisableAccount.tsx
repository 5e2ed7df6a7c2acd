import { say } from '@bra/contract/kit/saying'
import { validFor } from './common.words.ts'
import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CONFIRM = say('Confirme o encerramento da conta', 'Confirm the closing of the account')

export const disableAccount: Template<'disable_account'> = {
  subject: () => CONFIRM,
  preview: ({ minutes }) =>
    say(
      `Você pediu para encerrar a sua conta. O código vale por ${minutes} minutos.`,
      `You asked to close your account. The code is good for ${minutes} minutes.`,
    ),
  body: ({ name, code, minutes }) => (
    <>
      <Title>{CONFIRM}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Recebemos um pedido para encerrar a sua conta. Se é isso mesmo que você quer, digite este código na tela em que pediu.`,
          `Hi, ${name}. We received a request to close your account. If that is what you want, type this code on the screen where you asked for it.`,
        )}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>{validFor(minutes)}</Paragraph>
      <Small>
        {say(
          'Mudou de ideia, ou não foi você? Ignore esta mensagem e a conta continua aberta. Não passe o código a ninguém.',
          'Changed your mind, or was it not you? Ignore this message and the account stays open. Do not give the code to anybody.',
        )}
      </Small>
    </>
  ),
}
