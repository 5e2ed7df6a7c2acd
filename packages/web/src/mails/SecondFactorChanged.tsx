import { say } from '@bra/contract/kit/saying'
import { PROTECT, WHEN, when } from './common.words.ts'
import { Action, Facts, Paragraph, Title } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

const titleOf = (on: boolean) =>
  on
    ? say('Verificação em duas etapas ligada', 'Two-step verification turned on')
    : say('Verificação em duas etapas desligada', 'Two-step verification turned off')

export const secondFactorChanged: Template<'second_factor_changed'> = {
  subject: ({ on }) => titleOf(on),
  preview: ({ on }) =>
    on
      ? say(
          'Para entrar, agora é preciso também o código do aplicativo.',
          'To sign in, the code of the app is now needed too.',
        )
      : say('Para entrar, agora basta a senha.', 'To sign in, the password is now enough.'),
  body: ({ name, on, at, to }) => (
    <>
      <Title>{titleOf(on)}</Title>
      <Paragraph>
        {on
          ? say(
              `Oi, ${name}. Para entrar na sua conta, agora é preciso também o código do seu aplicativo de autenticação. Guarde os códigos de recuperação em lugar seguro.`,
              `Hi, ${name}. To sign in to your account, the code of your authenticator app is now needed too. Keep the recovery codes in a safe place.`,
            )
          : say(
              `Oi, ${name}. Para entrar na sua conta, agora basta a senha. Recomendamos deixar a verificação ligada.`,
              `Hi, ${name}. To sign in to your account, the password is now enough. We recommend to leave the verification on.`,
            )}
      </Paragraph>
      <Facts facts={[[WHEN, when(at)]]} />
      <Action href={to(places.security)}>{PROTECT}</Action>
    </>
  ),
}
