import { say } from '@bra/contract/kit/saying'
import { validFor } from './common.words.ts'
import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CREATE = say('Crie uma senha nova', 'Create a new password')

export const resetPassword: Template<'reset_password'> = {
  subject: () => CREATE,
  preview: ({ minutes }) =>
    say(
      `Você pediu para trocar a senha. O código vale por ${minutes} minutos.`,
      `You asked to change the password. The code is good for ${minutes} minutes.`,
    ),
  body: ({ name, code, minutes }) => (
    <>
      <Title>{CREATE}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Recebemos um pedido para trocar a senha da sua conta. Digite este código na tela em que você pediu.`,
          `Hi, ${name}. We received a request to change the password of your account. Type this code on the screen where you asked for it.`,
        )}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>{validFor(minutes)}</Paragraph>
      <Small>
        {say(
          'Não foi você? Ignore esta mensagem e a senha continua a mesma. Não passe o código a ninguém, nem a quem disser que é do Bra Cards.',
          'Was it not you? Ignore this message and the password stays the same. Do not give the code to anybody, not even to who claims to be of Bra Cards.',
        )}
      </Small>
    </>
  ),
}
