import { en, pt, say } from '@bra/contract/kit/saying'
import { placeFacts, PROTECT, when } from './common.words.ts'
import { Action, Facts, Paragraph, Small, Title } from './parts.tsx'
import { places } from './places.ts'
import type { Template } from './template.ts'

const CHANGED = say('Sua senha foi trocada', 'Your password was changed')

export const passwordChanged: Template<'password_changed'> = {
  subject: () => CHANGED,
  preview: ({ at }) =>
    say(pt`Em ${when(at)}. Se não foi você, aja agora.`, en`On ${when(at)}. If it was not you, act now.`),
  body: ({ name, device, address, at, to }) => (
    <>
      <Title>{CHANGED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. A partir de agora, só a senha nova abre a sua conta.`,
          `Hi, ${name}. From now on only the new password opens your account.`,
        )}
      </Paragraph>
      <Facts facts={placeFacts({ device, address, at })} />
      <Action href={to(places.security)}>{PROTECT}</Action>
      <Small>
        {say(
          'Se você não consegue mais entrar, peça uma senha nova em “Esqueci a senha”.',
          'If you can no longer sign in, ask for a new password under “I forgot my password”.',
        )}
      </Small>
    </>
  ),
}
