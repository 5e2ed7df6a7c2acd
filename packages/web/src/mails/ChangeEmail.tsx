import { say } from '@bra/contract/kit/saying'
import { validFor } from './common.words.ts'
import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CONFIRM = say('Confirme o seu e-mail novo', 'Confirm your new e-mail')

export const changeEmail: Template<'change_email'> = {
  subject: () => CONFIRM,
  preview: ({ minutes }) =>
    say(
      `Você pediu para trocar o e-mail da conta. O código vale por ${minutes} minutos.`,
      `You asked to change the e-mail of the account. The code is good for ${minutes} minutes.`,
    ),
  body: ({ name, code, minutes }) => (
    <>
      <Title>{CONFIRM}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Para que este passe a ser o e-mail da sua conta, digite este código no Bra Cards.`,
          `Hi, ${name}. To make this the e-mail of your account, type this code at Bra Cards.`,
        )}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>{validFor(minutes)}</Paragraph>
      <Small>
        {say(
          'Não pediu a troca? Ignore esta mensagem: o e-mail da conta continua o mesmo.',
          'You did not ask for it? Ignore this message: the e-mail of the account stays the same.',
        )}
      </Small>
    </>
  ),
}
