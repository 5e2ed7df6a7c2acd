import { say } from '@bra/contract/kit/saying'
import { validFor } from './common.words.ts'
import { Code, Paragraph, Small, Title } from './parts.tsx'
import type { Template } from './template.ts'

const CONFIRM = say('Confirme o seu e-mail', 'Confirm your e-mail')

export const confirmEmail: Template<'confirm_email'> = {
  subject: () => CONFIRM,
  preview: ({ minutes }) =>
    say(
      `Falta um passo para usar a sua conta. O código vale por ${minutes} minutos.`,
      `One more step to use your account. The code is good for ${minutes} minutes.`,
    ),
  body: ({ name, code, minutes }) => (
    <>
      <Title>{CONFIRM}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Para confirmar que este e-mail é seu, digite este código no Bra Cards.`,
          `Hi, ${name}. To confirm that this e-mail is yours, type this code at Bra Cards.`,
        )}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>{validFor(minutes)}</Paragraph>
      <Small>
        {say(
          'Não criou uma conta? Então é só ignorar esta mensagem: sem o código nada acontece.',
          'You did not open an account? Just ignore this message: without the code nothing happens.',
        )}
      </Small>
    </>
  ),
}
